import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, useNavigate } from 'react-router-dom';
import type { editDropinfoFilterScreen_filter$key } from '../../../../__generated__/editDropinfoFilterScreen_filter.graphql.ts';
import type { editDropinfoFilterScreenFormMutation } from '../../../../__generated__/editDropinfoFilterScreenFormMutation.graphql.ts';
import type { editDropinfoFilterScreenQuery } from '../../../../__generated__/editDropinfoFilterScreenQuery.graphql.ts';
import { useSaving } from '../../../../shared/forms/use-saving.ts';
import { within } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { ScreenAnswer } from '../../../../shared/ui/error-states.tsx';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { filterInput } from '../lib/filter-draft.ts';
import { type FilterChoices, FilterForm } from '../parts/filter-form.tsx';

const screenQuery = graphql`
  query editDropinfoFilterScreenQuery($filterId: Int!) {
    admin @catch(to: RESULT) {
      dropinfoFilter(filterId: $filterId) {
        id
        ...editDropinfoFilterScreen_filter
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

/** /admin/dropinfo/{id}/edit */
export function EditDropinfoFilterScreen(state: ScreenProps<editDropinfoFilterScreenQuery>) {
  return (
    <>
      <PageHead title={<FormattedMessage id="admin.title.dropinfoFilter" />} />
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ admin }) =>
          within(
            admin,
            ({ dropinfoFilterSports: sports, dropinfoFilterLeagues: leagues, dropinfoFilter: filter }) =>
              sports && leagues && { sports, leagues, filter },
          )
        }
        failed={<FormattedMessage id="admin.dropinfoFilter.failed" />}
      >
        {({ filter, ...choices }) =>
          filter ? (
            <EditFilterForm key={filter.id} {...choices} filter={filter} onReload={state.refresh} />
          ) : (
            <StateMessage
              kind="empty"
              title={<FormattedMessage id="admin.dropinfoFilter.missing" />}
              reason={<FormattedMessage id="admin.dropinfoFilter.missingReason" />}
              action={
                <Button component={Link} to="/admin/dropinfo/filterList" variant="default">
                  <FormattedMessage id="admin.dropinfoFilter.back" />
                </Button>
              }
            />
          )
        }
      </ScreenAnswer>
    </>
  );
}

const filterFragment = graphql`
  fragment editDropinfoFilterScreen_filter on DropinfoFilter {
    id
    namePl
    nameEn
    sportIds
    leagueIds
    version
  }
`;

const editMutation = graphql`
  mutation editDropinfoFilterScreenFormMutation($input: UpdateDropinfoFilterInput!) {
    updateDropinfoFilter(input: $input) {
      filter {
        ...editDropinfoFilterScreen_filter
      }
      errors {
        field
        code
      }
    }
  }
`;

interface EditFilterFormProps extends FilterChoices {
  readonly filter: editDropinfoFilterScreen_filter$key;
  readonly onReload: () => void;
}

/** Edits the version that was current when the form opened. A newer version is loaded only on request. */
function EditFilterForm({ sports, leagues, filter, onReload }: EditFilterFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const latest = useFragment(filterFragment, filter);
  const [base, setBase] = useState(latest);
  const [isReloading, setReloading] = useState(false);
  if (isReloading && base.version !== latest.version) {
    setBase(latest);
    setReloading(false);
  }
  const { id, namePl, nameEn, sportIds, leagueIds, version } = base;
  const { save, isSaving } = useSaving<editDropinfoFilterScreenFormMutation>({
    mutation: editMutation,
    errorsOf: ({ updateDropinfoFilter }) => updateDropinfoFilter.errors,
    doneText: intl.formatMessage({ id: 'admin.dropinfoFilter.saved' }),
    onSaved: () => void navigate('/admin/dropinfo/filterList'),
  });
  return (
    <FilterForm
      key={version}
      sports={sports}
      leagues={leagues}
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
