import { Button } from '@mantine/core';
import { useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { editDropinfoFilterScreenQuery } from '../../../__generated__/editDropinfoFilterScreenQuery.graphql.ts';
import { forbidden } from '../../../shared/relay/app-error.ts';
import { caughtFault } from '../../../shared/relay/caught-fault.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { AdminFailed } from '../parts/admin-failed.tsx';
import { EditFilterForm } from './parts/edit-filter-form.tsx';

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
export function EditDropinfoFilterScreen({ queryRef, reload }: ScreenProps<editDropinfoFilterScreenQuery>) {
  const [isAsking, startAsking] = useTransition();
  const { admin } = usePreloadedQuery<editDropinfoFilterScreenQuery>(screenQuery, queryRef);
  const readAgain = () => startAsking(() => reload(queryRef.variables));
  const found = admin.ok ? admin.value : null;
  const [sports, leagues] = [found?.dropinfoFilterSports, found?.dropinfoFilterLeagues];
  return (
    <>
      <PageHead title={<FormattedMessage id="admin.title.dropinfoFilter" />} />
      {!found || !sports || !leagues ? (
        <AdminFailed
          title={<FormattedMessage id="admin.dropinfoFilter.failed" />}
          fault={admin.ok ? forbidden : caughtFault(admin.errors)}
          isRefreshing={isAsking}
          onRetry={readAgain}
        />
      ) : found.dropinfoFilter ? (
        <EditFilterForm
          key={found.dropinfoFilter.id}
          sports={sports}
          leagues={leagues}
          filter={found.dropinfoFilter}
          onReload={readAgain}
        />
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
      )}
    </>
  );
}
