import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { dropinfoFilterScreen_filter$key } from '../../../__generated__/dropinfoFilterScreen_filter.graphql.ts';
import type { dropinfoFilterScreenEditMutation } from '../../../__generated__/dropinfoFilterScreenEditMutation.graphql.ts';
import type { dropinfoFilterScreenNewMutation } from '../../../__generated__/dropinfoFilterScreenNewMutation.graphql.ts';
import type { dropinfoFilterScreenQuery } from '../../../__generated__/dropinfoFilterScreenQuery.graphql.ts';
import { within } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { LinkButton } from '../../parts/link-button.tsx';
import { useSavingToList } from '../parts/admin-form.tsx';
import { AdminScreen } from '../parts/admin-list.tsx';
import { emptyFilter, type FilterChoices, FilterForm, filterInput } from './parts/filter-form.tsx';

const query = graphql`
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

/** /admin/dropinfo/newFilter and /admin/dropinfo/{id}/edit. */
export function DropinfoFilterScreen(state: ScreenProps<dropinfoFilterScreenQuery>) {
  const isNew = useParams().id === undefined;
  return (
    <AdminScreen
      query={query}
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
      {({ filter, ...choices }) => {
        if (isNew) return <NewFilterForm {...choices} />;
        if (filter)
          return <EditFilterForm key={filter.id} {...choices} filter={filter} onReload={state.refresh} />;
        return (
          <EmptyState
            title="admin.dropinfoFilter.missing"
            reason="admin.dropinfoFilter.missingReason"
            action={<LinkButton to="/admin/dropinfo/filterList" label="admin.dropinfoFilter.back" />}
          />
        );
      }}
    </AdminScreen>
  );
}

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

function NewFilterForm(choices: FilterChoices) {
  const { save, isSaving } = useSavingToList<dropinfoFilterScreenNewMutation>(
    createMutation,
    'admin.dropinfoFilter.created',
    '/admin/dropinfo/filterList',
  );
  return (
    <FilterForm
      {...choices}
      before={emptyFilter}
      submit="admin.dropinfoFilter.create"
      isSaving={isSaving}
      onSubmit={(draft) => save({ input: filterInput(draft) })}
    />
  );
}

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

interface EditFilterFormProps extends FilterChoices {
  readonly filter: dropinfoFilterScreen_filter$key;
  readonly onReload: () => void;
}

/** Edits the version that was current when the form opened. A newer version is loaded only on request. */
function EditFilterForm({ filter, onReload, ...choices }: EditFilterFormProps) {
  const latest = useFragment(filterFragment, filter);
  const [base, setBase] = useState(latest);
  const [isReloading, setReloading] = useState(false);
  if (isReloading && base.version !== latest.version) {
    setBase(latest);
    setReloading(false);
  }
  const { id, namePl, nameEn, sportIds, leagueIds, version } = base;
  const { save, isSaving } = useSavingToList<dropinfoFilterScreenEditMutation>(
    editMutation,
    'admin.dropinfoFilter.saved',
    '/admin/dropinfo/filterList',
  );
  return (
    <FilterForm
      key={version}
      {...choices}
      before={{ namePl, nameEn: nameEn ?? '', sportIds: sportIds ?? [], leagueIds: leagueIds ?? [] }}
      submit="admin.dropinfoFilter.save"
      isSaving={isSaving}
      onSubmit={(draft) => save({ input: { ...filterInput(draft), filterId: id, version: version ?? null } })}
      onReload={() => {
        setReloading(true);
        onReload();
      }}
    />
  );
}
