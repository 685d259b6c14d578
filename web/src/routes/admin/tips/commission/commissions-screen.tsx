import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { commissionsScreenQuery } from '../../../../__generated__/commissionsScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { ScreenAnswer } from '../../../../shared/ui/screen-answer.tsx';
import { CommissionsList } from './parts/commissions-list.tsx';

const screenQuery = graphql`
  query commissionsScreenQuery {
    admin {
      commissions(first: 5000) @catch(to: RESULT) {
        edges {
          node {
            ...commissionsList_commissions
          }
        }
      }
    }
  }
`;

/** What typers have earned by month at /admin/tips/commission. */
export function CommissionsScreen(state: ScreenProps<commissionsScreenQuery>) {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.commissions" />}
        subtitle={<FormattedMessage id="admin.commissions.subtitle" />}
      />
      <ScreenAnswer
        query={screenQuery}
        state={state}
        pick={({ admin }) => admin?.commissions}
        failed={<FormattedMessage id="admin.commissions.failed" />}
      >
        {({ edges }, notice) => (
          <>
            {notice}
            <CommissionsList commissions={edges.map(({ node }) => node)} />
          </>
        )}
      </ScreenAnswer>
    </>
  );
}
