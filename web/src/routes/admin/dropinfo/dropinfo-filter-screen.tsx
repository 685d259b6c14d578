import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { dropinfoFilterScreens_filter$key } from '../../../__generated__/dropinfoFilterScreens_filter.graphql.ts';
import type { dropinfoFilterScreensEditMutation } from '../../../__generated__/dropinfoFilterScreensEditMutation.graphql.ts';
import type { dropinfoFilterScreensEditQuery } from '../../../__generated__/dropinfoFilterScreensEditQuery.graphql.ts';
import type { dropinfoFilterScreensNewMutation } from '../../../__generated__/dropinfoFilterScreensNewMutation.graphql.ts';
import type { dropinfoFilterScreensNewQuery } from '../../../__generated__/dropinfoFilterScreensNewQuery.graphql.ts';
import { within } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/screen-with-query.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { LinkButton } from '../../parts/link-button.tsx';
import { useSavingToList } from '../parts/admin-form.tsx';
import { AdminScreen } from '../parts/admin-list.tsx';
import { emptyFilter, type FilterChoices, FilterForm, filterInput } from './parts/filter-form.tsx';

const editQuery = graphql`
  query dropinfoFilterScreensEditQuery($filterId: Int!) {
    admin @catch(to: RESULT) {
      dropinfoFilter(filterId: $filterId) {
        id
        ...dropinfoFilterScreens_filter
      }
      dropinfoFilterSports {
        ...filterForm_sports
      }
      dropinfoFilterLeagues {
        ...filterForm_leagues
      }
    }
  }
`;

export function EditDropinfoFilterScreen(state: ScreenProps<dropinfoFilterScreensEditQuery>) {
  return (
    <AdminScreen
      title="admin.title.dropinfoFilter"
      query={editQuery}
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
        filter ? (
          <EditFilterForm key={filter.id} {...choices} filter={filter} onReload={state.refresh} />
        ) : (
          <EmptyState
            title="admin.dropinfoFilter.missing"
            reason="admin.dropinfoFilter.missingReason"
            action={<LinkButton to="/admin/dropinfo/filterList" label="admin.dropinfoFilter.back" />}
          />
        )
      }
    </AdminScreen>
  );
}

const filterFragment = graphql`
  fragment dropinfoFilterScreens_filter on DropinfoFilter {
    id
    namePl
    nameEn
    sportIds
    leagueIds
    version
  }
`;

const editMutation = graphql`
  mutation dropinfoFilterScreensEditMutation($input: UpdateDropinfoFilterInput!) {
    updateDropinfoFilter(input: $input) {
      filter {
        ...dropinfoFilterScreens_filter
      }
      errors {
        field
        code
      }
    }
  }
`;

interface EditFilterFormProps extends FilterChoices {
  readonly filter: dropinfoFilterScreens_filter$key;
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
  const { save, isSaving } = useSavingToList<dropinfoFilterScreensEditMutation>(
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

const newQuery = graphql`
  query dropinfoFilterScreensNewQuery {
    admin @catch(to: RESULT) {
      dropinfoFilterSports {
        ...filterForm_sports
      }
      dropinfoFilterLeagues {
        ...filterForm_leagues
      }
    }
  }
`;

const createMutation = graphql`
  mutation dropinfoFilterScreensNewMutation($input: CreateDropinfoFilterInput!) {
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

export function NewDropinfoFilterScreen(state: ScreenProps<dropinfoFilterScreensNewQuery>) {
  const { save, isSaving } = useSavingToList<dropinfoFilterScreensNewMutation>(
    createMutation,
    'admin.dropinfoFilter.created',
    '/admin/dropinfo/filterList',
  );
  return (
    <AdminScreen
      title="admin.title.newDropinfoFilter"
      query={newQuery}
      state={state}
      pick={({ admin }) =>
        within(
          admin,
          ({ dropinfoFilterSports: sports, dropinfoFilterLeagues: leagues }) =>
            sports && leagues && { sports, leagues },
        )
      }
      failed="admin.dropinfoFilter.failed"
    >
      {(choices) => (
        <FilterForm
          {...choices}
          before={emptyFilter}
          submit="admin.dropinfoFilter.create"
          isSaving={isSaving}
          onSubmit={(draft) => save({ input: filterInput(draft) })}
        />
      )}
    </AdminScreen>
  );
}
