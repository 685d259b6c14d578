import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { adminTipsScreenQuery } from '../../../../__generated__/adminTipsScreenQuery.graphql.ts';
import { within } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { CompactSelect } from '../../../../shared/ui/choices.tsx';
import { SearchField } from '../../../../shared/ui/search-field.tsx';
import { filterWords, type ListAddress, useListParams } from '../../../../shared/ui/url-state.ts';
import { AdminScreen } from '../../parts/admin-screen.tsx';
import { tipList } from './lib/tip-list.ts';
import { AdminTipsList } from './parts/admin-tips-list.tsx';

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

/** /admin/tips/all: typers edit their tips, admins also settle tips. */
export function AdminTipsScreen(state: ScreenProps<adminTipsScreenQuery>) {
  const [address, change] = useListParams(tipList);
  return (
    <AdminScreen
      title="admin.title.tips"
      subtitle="admin.tips.subtitle"
      aside={
        <Button
          component={Link}
          to="/admin/tips/new"
          leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
        >
          <FormattedMessage id="admin.tips.new" />
        </Button>
      }
      toolbar={<AdminTipsBar address={address} onChange={change} />}
      query={screenQuery}
      state={state}
      pick={({ viewer, admin }) =>
        within(admin?.tips, (tips) => ({ tips, maySettle: viewer?.user.isAdmin ?? false }))
      }
      failed="admin.tips.failed"
    >
      {(shown) => (
        <AdminTipsList {...shown} address={address} onChange={change} isRefreshing={state.isRefreshing} />
      )}
    </AdminScreen>
  );
}

interface AdminTipsBarProps {
  readonly address: ListAddress<typeof tipList>;
  readonly onChange: (change: Partial<ListAddress<typeof tipList>>) => void;
}

function AdminTipsBar({ address, onChange }: AdminTipsBarProps) {
  const intl = useIntl();
  const { kind: kinds, status: statuses } = tipList.filters;
  return (
    <Group gap="8px 16px">
      <SearchField
        label={intl.formatMessage({ id: 'admin.tips.search' })}
        value={address.search}
        onSearch={(search) => onChange({ search })}
      />
      <CompactSelect
        label={intl.formatMessage({ id: 'common.kind' })}
        value={address.kind}
        options={filterWords(kinds).map((value) => ({
          value,
          label: intl.formatMessage(
            { id: 'shared.tip.kindFilter' },
            { kind: value === 'all' ? value : kinds[value] },
          ),
        }))}
        onChange={(kind) => onChange({ kind })}
      />
      <CompactSelect
        label={intl.formatMessage({ id: 'common.status' })}
        value={address.status}
        options={filterWords(statuses).map((value) => ({
          value,
          label:
            value === 'settle'
              ? intl.formatMessage({ id: 'admin.tips.toSettle' })
              : intl.formatMessage(
                  { id: 'shared.tip.statusFilter' },
                  { status: value === 'all' ? value : statuses[value] },
                ),
        }))}
        onChange={(status) => onChange({ status })}
      />
    </Group>
  );
}
