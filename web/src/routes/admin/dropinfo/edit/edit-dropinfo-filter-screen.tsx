import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { editDropinfoFilterScreenQuery } from '../../../../__generated__/editDropinfoFilterScreenQuery.graphql.ts';
import { within } from '../../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { ScreenAnswer } from '../../../../shared/ui/screen-answer.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { EditFilterForm } from '../parts/edit-filter-form.tsx';

const screenQuery = graphql`
  query editDropinfoFilterScreenQuery($filterId: Int!) {
    admin @catch(to: RESULT) {
      dropinfoFilter(filterId: $filterId) {
        id
        ...editFilterForm_filter
      }
      dropinfoFilterSports {
        ...sportsChoice_sports
      }
      dropinfoFilterLeagues {
        ...leaguesChoice_leagues
      }
    }
  }
`;

/** A filter of dropinfos at /admin/dropinfo/{id}/edit. */
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
