import { SimpleGrid, TextInput } from '@mantine/core';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useParams } from 'react-router-dom';
import type {
  dropinfoFilterScreen_filter$data,
  dropinfoFilterScreen_filter$key,
} from '../../../__generated__/dropinfoFilterScreen_filter.graphql.ts';
import type { dropinfoFilterScreenEditMutation } from '../../../__generated__/dropinfoFilterScreenEditMutation.graphql.ts';
import type { dropinfoFilterScreenNewMutation } from '../../../__generated__/dropinfoFilterScreenNewMutation.graphql.ts';
import type { dropinfoFilterScreenQuery } from '../../../__generated__/dropinfoFilterScreenQuery.graphql.ts';
import type { ErrorTexts } from '../../../shared/forms/use-attempt.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { within } from '../../../shared/relay/app-error.ts';
import { RefreshContext } from '../../../shared/relay/refresh-context.ts';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../parts/link-button.tsx';
import { AdminForm, useSavingToList } from '../parts/admin-form.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { type FilterChoices, LeaguesChoice, SportsChoice } from './parts/filter-choices.tsx';

const screenQuery = graphql`
  query dropinfoFilterScreenQuery($filterId: Int!, $isNew: Boolean!) {
    admin @catch(to: RESULT) {
      dropinfoFilter(filterId: $filterId) @skip(if: $isNew) {
        id
        ...dropinfoFilterScreen_filter
      }
      dropinfoFilterSports {
        sportId
        name
      }
      dropinfoFilterLeagues {
        leagueId
        sportId
        name
        country
      }
    }
  }
`;

const list = '/admin/dropinfo/filterList';

/** /admin/dropinfo/newFilter and /admin/dropinfo/{id}/edit. */
export function DropinfoFilterScreen(state: ScreenProps<dropinfoFilterScreenQuery>) {
  const isNew = useParams().id === undefined;
  return (
    <AdminPage
      query={screenQuery}
      state={state}
      pick={({ admin }) =>
        within(
          admin,
          ({ dropinfoFilterSports: sports, dropinfoFilterLeagues: leagues, dropinfoFilter: filter }) =>
            sports && leagues && { sports, leagues, filter },
        )
      }
      failed="admin.dropinfoFilter.failed"
    >
      {({ filter, ...choices }) =>
        isNew || filter ? (
          <FilterForm key={filter?.id} {...choices} filter={filter ?? null} />
        ) : (
          <EmptyState
            title="admin.dropinfoFilter.missing"
            reason="admin.dropinfoFilter.missingReason"
            action={<LinkButton to={list} label="admin.dropinfoFilter.back" />}
          />
        )
      }
    </AdminPage>
  );
}

/** Form values. Empty lists do not restrict the filter. */
interface FilterDraft {
  readonly namePl: string;
  readonly nameEn: string;
  readonly sportIds: readonly number[];
  readonly leagueIds: readonly string[];
}

const toDraft = (filter: dropinfoFilterScreen_filter$data | null | undefined): FilterDraft => ({
  namePl: filter?.namePl ?? '',
  nameEn: filter?.nameEn ?? '',
  sportIds: filter?.sportIds ?? [],
  leagueIds: filter?.leagueIds ?? [],
});

const names = {
  BLANK: 'admin.dropinfoFilter.error.BLANK',
  TOO_LONG: 'admin.dropinfoFilter.error.TOO_LONG',
  INVALID: 'common.invalidValue',
} as const;
const unknown = { INVALID: 'admin.dropinfoFilter.error.UNKNOWN' } as const;

const texts: ErrorTexts<FilterDraft> = {
  namePl: names,
  nameEn: names,
  sportIds: unknown,
  leagueIds: unknown,
};

const createMutation = graphql`
  mutation dropinfoFilterScreenNewMutation($input: CreateDropinfoFilterInput!) {
    createDropinfoFilter(input: $input) {
      filter {
        id
      }
      errors {
        field
        code
      }
    }
  }
`;

const filterFragment = graphql`
  fragment dropinfoFilterScreen_filter on DropinfoFilter {
    id
    namePl
    nameEn
    sportIds
    leagueIds
    version
  }
`;

const editMutation = graphql`
  mutation dropinfoFilterScreenEditMutation($input: UpdateDropinfoFilterInput!) {
    updateDropinfoFilter(input: $input) {
      filter {
        ...dropinfoFilterScreen_filter
      }
      errors {
        field
        code
      }
    }
  }
`;

interface FilterFormProps extends FilterChoices {
  /** Null for a new one. */
  readonly filter: dropinfoFilterScreen_filter$key | null;
}

function FilterForm({ filter, sports, leagues }: FilterFormProps) {
  const { isRefreshing, refresh } = useContext(RefreshContext);
  const intl = useIntl();
  const record = useFragment(filterFragment, filter);
  const creating = useSavingToList<dropinfoFilterScreenNewMutation>(
    createMutation,
    'admin.dropinfoFilter.created',
    list,
  );
  const editing = useSavingToList<dropinfoFilterScreenEditMutation>(
    editMutation,
    'admin.dropinfoFilter.saved',
    list,
  );
  const form = useForm({
    name: 'filter',
    record,
    saved: toDraft,
    texts,
    check: ({ namePl }) => ({ namePl: namePl.trim() === '' && 'BLANK' }),
    send(draft, { base }) {
      const input = { ...draft, namePl: draft.namePl.trim(), nameEn: draft.nameEn.trim() || null };
      if (!base) return creating.save({ input });
      return editing.save({ input: { ...input, filterId: base.id, version: base.version } });
    },
    isSaving: creating.isSaving || editing.isSaving,
  });
  return (
    <AdminForm
      title="admin.dropinfoFilter.terms"
      form={form}
      submit={record ? 'admin.common.saveChanges' : 'admin.dropinfoFilter.create'}
      list={list}
      back="admin.dropinfoFilter.back"
      conflict={{
        text: 'admin.dropinfoFilter.stale',
        label: 'admin.dropinfoFilter.reload',
        isBusy: isRefreshing,
        onRead() {
          form.reset();
          refresh();
        },
      }}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          {...form.text('namePl')}
          label={intl.formatMessage({ id: 'admin.dropinfoFilter.name' })}
          required
        />
        <TextInput
          {...form.text('nameEn')}
          label={intl.formatMessage({ id: 'admin.common.englishName' })}
          description={intl.formatMessage({ id: 'admin.dropinfoFilter.nameEnHelp' })}
        />
      </SimpleGrid>
      <SportsChoice {...form.field('sportIds')} sports={sports} />
      <LeaguesChoice {...form.field('leagueIds')} leagues={leagues} sportIds={form.values.sportIds} />
    </AdminForm>
  );
}
