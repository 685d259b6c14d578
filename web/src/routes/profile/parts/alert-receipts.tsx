import { Box, Flex, Stack } from '@mantine/core';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { Link, useSearchParams } from 'react-router-dom';
import type {
  alertReceipts_receipt$data,
  alertReceipts_receipt$key,
} from '../../../__generated__/alertReceipts_receipt.graphql.ts';
import type {
  alertReceipts_viewer$data,
  alertReceipts_viewer$key,
} from '../../../__generated__/alertReceipts_viewer.graphql.ts';
import type { alertReceiptsPaginationQuery } from '../../../__generated__/alertReceiptsPaginationQuery.graphql.ts';
import type { alertReceiptsQuery } from '../../../__generated__/alertReceiptsQuery.graphql.ts';
import { RefreshContext, useKeptPages } from '../../../shared/relay/refresh-context.ts';
import { ScreenAnswer } from '../../../shared/routing/screen-answer.tsx';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { Figure } from '../../../shared/ui/card-parts.tsx';
import { CardTable } from '../../../shared/ui/card-table.tsx';
import { CompactSelect } from '../../../shared/ui/choices.tsx';
import { dateTimeParts, dateTimeText, formatMonth } from '../../../shared/ui/dates.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { formatOdds, formatShare, signInk, useLanguage } from '../../../shared/ui/formats.ts';
import { PanelMore } from '../../../shared/ui/paging.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { allMonths, currentMonth, profilePageSize, readAlertMonth } from '../lib/profile-address.ts';

/** The API returns at most 100 notifications. */
const maxReceipts = 100;

const viewerFragment = graphql`
  fragment alertReceipts_viewer on Viewer
  @argumentDefinitions(
    month: { type: "YearMonth" }
    first: { type: "Int!" }
    after: { type: "String" }
  )
  @refetchable(queryName: "alertReceiptsPaginationQuery") {
    alertReceipts(month: $month, first: $first, after: $after)
      @connection(key: "alertReceipts_alertReceipts") {
      months
      summary {
        sent
        opened
        measured
        slippage
      }
      edges {
        cursor
        node {
          ...alertReceipts_receipt
        }
      }
    }
  }
`;

const sectionQuery = graphql`
  query alertReceiptsQuery($month: YearMonth, $first: Int!) {
    viewer @catch(to: RESULT) {
      alertReceipts(month: $month, first: $first) {
        months
      }
      ...alertReceipts_viewer @arguments(month: $month, first: $first)
    }
  }
`;

const title = <FormattedMessage id="member.alerts.receipts" />;
const failed = <FormattedMessage id="member.alerts.receiptsFailed" />;

/** The notifications of a month: their odds, whether the user opened them, and the slippage since. */
export function AlertReceipts(state: ScreenProps<alertReceiptsQuery>) {
  const [search] = useSearchParams();
  // Without network, the page itself shows that error once, unless only the chosen month failed to load.
  const isShownByPage =
    state.error?.code === 'NETWORK' && state.queryRef.variables.month === readAlertMonth(search);
  return (
    <ScreenAnswer
      query={sectionQuery}
      state={state}
      pick={({ viewer }) => viewer}
      heading={title}
      failed={failed}
    >
      {(viewer, notice) =>
        viewer.alertReceipts && (
          <>
            {!isShownByPage && notice}
            <ReceiptsPanel viewer={viewer} />
          </>
        )
      }
    </ScreenAnswer>
  );
}

function ReceiptsPanel({ viewer }: { readonly viewer: alertReceipts_viewer$key }) {
  const { data, ...pages } = usePaginationFragment<alertReceiptsPaginationQuery, alertReceipts_viewer$key>(
    viewerFragment,
    viewer,
  );
  const intl = useIntl();
  const { isRefreshing } = useContext(RefreshContext);
  const { alertReceipts } = data;
  useKeptPages(alertReceipts?.edges.length ?? 0, profilePageSize, maxReceipts);
  if (!alertReceipts) return null;
  const { months, summary, edges } = alertReceipts;
  return (
    <Panel aria-busy={isRefreshing} title={title} aside={<MonthChoice months={months} />}>
      {edges.length > 0 ? (
        <>
          <AlertSummary {...summary} />
          <CardTable
            label={intl.formatMessage({ id: 'member.alerts.receipts' })}
            heads={columns.map((column, index) => (
              <th key={column} role="columnheader" scope="col" data-figure={index > 1 || undefined}>
                <FormattedMessage id="member.alerts.column" values={{ column }} />
              </th>
            ))}
          >
            {edges.map(({ cursor, node }) => (
              <AlertReceiptRow key={cursor} receipt={node} />
            ))}
          </CardTable>
        </>
      ) : months.length > 0 ? (
        <EmptyState kind="noMatch" title="member.alerts.noneInMonth" reason={null} />
      ) : (
        <EmptyState title="member.alerts.noReceipts" reason="member.alerts.noReceiptsReason" />
      )}
      <PanelMore
        {...pages}
        pageSize={profilePageSize}
        label={<FormattedMessage id="member.profile.morePayments" />}
        failed={<FormattedMessage id="member.alerts.moreFailed" />}
      />
    </Panel>
  );
}

const columns = ['sentAt', 'what', 'oddsSent', 'oddsOpened', 'oddsNow', 'slippage'] as const;

function MonthChoice({ months }: { readonly months: readonly string[] }) {
  const intl = useIntl();
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const chosen = readAlertMonth(search);
  const offered = [...new Set([currentMonth(), ...months, ...(chosen === null ? [] : [chosen])])];
  return (
    <CompactSelect
      label={intl.formatMessage({ id: 'common.month' })}
      labelHidden
      value={chosen ?? allMonths}
      values={[...offered.toSorted().toReversed(), allMonths]}
      nameOf={(month) =>
        month === allMonths ? intl.formatMessage({ id: 'common.allMonths' }) : formatMonth(month, language)
      }
      onChange={(month) => {
        const next = new URLSearchParams(search);
        next.set('month', month);
        setSearch(next, { preventScrollReset: true });
      }}
    />
  );
}

const large = { fz: 'xl', lh: 'xl' } as const;

type Summary = NonNullable<alertReceipts_viewer$data['alertReceipts']>['summary'];

function AlertSummary({ sent, opened, measured, slippage }: Summary) {
  const language = useLanguage();
  return (
    <Stack gap="xs" p="md" style={{ borderBottom: '1px solid var(--line)' }}>
      <Flex component="dl" data-figures wrap="wrap" gap="8px 40px">
        <Figure {...large} name={<FormattedMessage id="member.alerts.sent" />}>
          {sent}
        </Figure>
        <Figure {...large} name={<FormattedMessage id="member.alerts.opened" />}>
          {opened}
        </Figure>
        <Figure {...large} name={<FormattedMessage id="member.alerts.slippage" />}>
          {slippage == null ? '–' : formatShare(slippage * 100, language)}
        </Figure>
      </Flex>
      <Box component="p" c="var(--text-2)" fz="var(--fs-13)">
        <FormattedMessage id="member.alerts.slippageNote" values={{ measured }} />
      </Box>
    </Stack>
  );
}

const receiptFragment = graphql`
  fragment alertReceipts_receipt on AlertReceipt {
    title
    tip
    inDigest
    dropinfoUid
    tipUid
    sentAt
    odds
    openedAt
    openedOdds
    currentOdds
    slippage
  }
`;

/** The page of the dropinfo or tip; null when that was removed. */
function receiptAddress({ dropinfoUid, tipUid }: alertReceipts_receipt$data) {
  if (dropinfoUid != null) return `/dropinfo/${encodeURIComponent(dropinfoUid)}`;
  return tipUid == null ? null : `/tips/${encodeURIComponent(tipUid)}`;
}

function AlertReceiptRow({ receipt: key }: { readonly receipt: alertReceipts_receipt$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const receipt = useFragment(receiptFragment, key);
  const { title, tip, inDigest, sentAt, openedAt, odds, openedOdds, currentOdds, slippage } = receipt;
  const address = receiptAddress(receipt);
  const name = `${title}: ${tip}`;
  return (
    <tr role="row">
      <Box component="td" role="cell" c="var(--text-2)" style={{ whiteSpace: 'nowrap' }}>
        {dateTimeText(sentAt)}
      </Box>
      <td role="cell">
        {address === null ? name : <Link to={address}>{name}</Link>}
        <Box component="span" display="block" c="var(--text-2)" fz="var(--fs-13)">
          {inDigest && <FormattedMessage id="member.alerts.inDigest" />}
          {inDigest && ' · '}
          {openedAt == null ? (
            <FormattedMessage id="member.alerts.notOpened" />
          ) : (
            <FormattedMessage id="member.alerts.openedAt" values={{ time: openedText(sentAt, openedAt) }} />
          )}
        </Box>
      </td>
      {Object.entries({ oddsSent: odds, oddsOpened: openedOdds, oddsNow: currentOdds }).map(
        ([column, value]) => (
          <td
            key={column}
            role="cell"
            data-figure
            data-label={intl.formatMessage({ id: 'member.alerts.column' }, { column })}
          >
            {value == null ? '–' : formatOdds(value)}
          </td>
        ),
      )}
      <Box
        component="td"
        role="cell"
        c={signInk(slippage ?? 0)}
        data-figure
        data-label={intl.formatMessage({ id: 'member.alerts.column' }, { column: 'slippage' })}
      >
        {slippage == null ? '–' : formatShare(slippage * 100, language)}
      </Box>
    </tr>
  );
}

/** The time, with its date unless it is that of sending. */
function openedText(sentAt: string, openedAt: string): string {
  const opened = dateTimeParts(openedAt);
  return opened.date === dateTimeParts(sentAt).date ? opened.time : dateTimeText(openedAt);
}
