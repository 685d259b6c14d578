import { Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { adminTipsScreenQuery } from '../../../../__generated__/adminTipsScreenQuery.graphql.ts';
import { within } from '../../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../../shared/routing/screen-with-query.tsx';
import { readTipKind, readTipStatus, tipKinds, tipStatuses } from '../../../../shared/tip/tip-params.ts';
import { CompactSelect } from '../../../../shared/ui/choices.tsx';
import { ScreenAnswer } from '../../../../shared/ui/error-states.tsx';
import { PageHead } from '../../../../shared/ui/page-head.tsx';
import { SearchField } from '../../../../shared/ui/search-field.tsx';
import { useListParams } from '../../../../shared/ui/url-state.ts';
import {
  type AdminTipsChoice,
  type AdminTipsSort,
  adminTipsDefaults,
  readAdminTipsChoice,
  settleWord,
  writeAdminTipsChoice,
} from './lib/admin-tips-address.ts';
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

/** Stands for every kind or state; an address has no such value. */
const ANY = 'any';

function AdminTipsBar() {
  const intl = useIntl();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [address, change] = useListParams<AdminTipsSort>(adminTipsDefaults);
  const choice = readAdminTipsChoice(new URLSearchParams(search));
  const choose = (next: Partial<AdminTipsChoice>) => {
    const params = writeAdminTipsChoice(new URLSearchParams(search), { ...choice, ...next });
    navigate({ search: params.toString() }, { preventScrollReset: true });
  };

  return (
    <Group gap="8px 16px">
      <SearchField
        label={intl.formatMessage({ id: 'admin.tips.search' })}
        value={address.search}
        onSearch={(text) => change({ search: text })}
      />
      <CompactSelect
        label={intl.formatMessage({ id: 'common.kind' })}
        value={tipKinds.find(({ type }) => type === choice.kind)?.word ?? ANY}
        options={[
          { value: ANY, label: intl.formatMessage({ id: 'shared.tip.kindFilter' }, { kind: 'all' }) },
          ...tipKinds.map(({ type, word }) => ({
            value: word,
            label: intl.formatMessage({ id: 'shared.tip.kindFilter' }, { kind: type }),
          })),
        ]}
        onChange={(word) => choose({ kind: readTipKind(word) })}
      />
      <CompactSelect
        label={intl.formatMessage({ id: 'common.status' })}
        value={
          choice.toSettle
            ? settleWord
            : (tipStatuses.find(({ status }) => status === choice.status)?.word ?? ANY)
        }
        options={[
          { value: ANY, label: intl.formatMessage({ id: 'shared.tip.statusFilter' }, { status: 'all' }) },
          { value: settleWord, label: intl.formatMessage({ id: 'admin.tips.toSettle' }) },
          ...tipStatuses.map(({ status, word }) => ({
            value: word,
            label: intl.formatMessage({ id: 'shared.tip.statusFilter' }, { status }),
          })),
        ]}
        onChange={(word) => choose({ status: readTipStatus(word), toSettle: word === settleWord })}
      />
    </Group>
  );
}
