import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { adminTipsScreenQuery } from '../../../../__generated__/adminTipsScreenQuery.graphql.ts';
import { within } from '../../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { ScreenAnswer } from '../../../../shared/ui/screen-answer.tsx';
import { AdminTipsBar } from './parts/admin-tips-bar.tsx';
import { AdminTipsList } from './parts/admin-tips-list.tsx';

/** Everything of the screen in one request. */
const screenQuery = graphql`
  query adminTipsScreenQuery(
    $search: String
    $types: [TipTypeInput!]
    $statuses: [TipStatusInput!]
    $toSettle: Boolean
    $orderBy: AdminTipOrder
    $first: Int!
    $page: Int!
  ) {
    viewer {
      user {
        isAdmin
      }
    }
    admin {
      tips(
        search: $search
        types: $types
        statuses: $statuses
        toSettle: $toSettle
        orderBy: $orderBy
        first: $first
        page: $page
      ) @catch(to: RESULT) {
        ...adminTipsList_tips
      }
    }
  }
`;

/** All tips at /admin/tips/all: typers find theirs to edit, admins settle them. */
export function AdminTipsScreen(state: ScreenProps<adminTipsScreenQuery>) {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="admin.title.tips" />}
        subtitle={<FormattedMessage id="admin.tips.subtitle" />}
        aside={
          <Button
            component={Link}
            to="/admin/tips/new"
            leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
          >
            <FormattedMessage id="admin.tips.new" />
          </Button>
        }
      />
      <Stack gap="sm">
        <AdminTipsBar />
        <ScreenAnswer
          query={screenQuery}
          state={state}
          pick={({ viewer, admin }) =>
            within(admin?.tips, (tips) => ({ tips, maySettle: viewer?.user.isAdmin ?? false }))
          }
          failed={<FormattedMessage id="admin.tips.failed" />}
        >
          {(shown, notice) => (
            <>
              {notice}
              <AdminTipsList {...shown} isRefreshing={state.isRefreshing} />
            </>
          )}
        </ScreenAnswer>
      </Stack>
    </>
  );
}
