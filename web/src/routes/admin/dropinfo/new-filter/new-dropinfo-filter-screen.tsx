import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { newDropinfoFilterScreenMutation } from '../../../../__generated__/newDropinfoFilterScreenMutation.graphql.ts';
import type { newDropinfoFilterScreenQuery } from '../../../../__generated__/newDropinfoFilterScreenQuery.graphql.ts';
import { useSaving } from '../../../../shared/forms/use-saving.ts';
import { within } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { ScreenAnswer } from '../../../../shared/ui/error-states.tsx';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { emptyFilter, filterInput } from '../lib/filter-draft.ts';
import { FilterForm } from '../parts/filter-form.tsx';

const screenQuery = graphql`
  query newDropinfoFilterScreenQuery {
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
  mutation newDropinfoFilterScreenMutation($input: CreateDropinfoFilterInput!) {
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

/** /admin/dropinfo/newFilter */
export function NewDropinfoFilterScreen(state: ScreenProps<newDropinfoFilterScreenQuery>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { save, isSaving } = useSaving<newDropinfoFilterScreenMutation>({
    mutation: createMutation,
    errorsOf: ({ createDropinfoFilter }) => createDropinfoFilter.errors,
    doneText: intl.formatMessage({ id: 'admin.dropinfoFilter.created' }),
    onSaved: () => void navigate('/admin/dropinfo/filterList'),
  });
  return (
    <>
      <PageHead title={<FormattedMessage id="admin.title.newDropinfoFilter" />} />
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ admin }) =>
          within(
            admin,
            ({ dropinfoFilterSports: sports, dropinfoFilterLeagues: leagues }) =>
              sports && leagues && { sports, leagues },
          )
        }
        failed={<FormattedMessage id="admin.dropinfoFilter.failed" />}
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
      </ScreenAnswer>
    </>
  );
}
