import { Box, Flex, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { alertReceipts_summary$key } from '../../../__generated__/alertReceipts_summary.graphql.ts';
import type { alertReceipts_viewer$key } from '../../../__generated__/alertReceipts_viewer.graphql.ts';
import type { alertReceiptsPaginationQuery } from '../../../__generated__/alertReceiptsPaginationQuery.graphql.ts';
import { CardTable } from '../../../shared/ui/card-table.tsx';
import { CompactSelect } from '../../../shared/ui/compact-select.tsx';
import { formatMonth } from '../../../shared/ui/format-month.ts';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { RetryButton } from '../../../shared/ui/retry-button.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import { allMonths, currentMonth, readAlertMonth } from '../lib/profile-address.ts';
import { slippageText } from '../lib/slippage-text.ts';
import { AlertReceiptRow } from './alert-receipt-row.tsx';

const pageSize = 10;

const viewerFragment = graphql`
  fragment alertReceipts_viewer on Viewer
  @argumentDefinitions(
    month: { type: "YearMonth" }
    first: { type: "Int", defaultValue: 10 }
    after: { type: "String" }
  )
  @refetchable(queryName: "alertReceiptsPaginationQuery") {
    alertReceipts(month: $month, first: $first, after: $after)
      @connection(key: "alertReceipts_alertReceipts") {
      months
      summary {
        ...alertReceipts_summary
      }
      edges {
        cursor
        node {
          ...alertReceiptRow_receipt
        }
      }
    }
  }
`;

interface AlertReceiptsProps {
  readonly viewer: alertReceipts_viewer$key;
  readonly isReading: boolean;
  readonly onRetry: () => void;
}

/** What the person was notified of in a month: at which price, whether they looked, and what the way there has cost. */
export function AlertReceipts({ viewer, isReading, onRetry }: AlertReceiptsProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    alertReceiptsPaginationQuery,
    alertReceipts_viewer$key
  >(viewerFragment, viewer);
  const { alertReceipts } = data;
  return (
    <Panel
      title={<FormattedMessage id="member.alerts.receipts" />}
      aside={alertReceipts && <MonthChoice months={alertReceipts.months} />}
    >
      {!alertReceipts && (
        <StateMessage
          kind="failed"
          title={<FormattedMessage id="member.alerts.receiptsFailed" />}
          reason={<FormattedMessage id="member.profile.paymentsFailedReason" />}
          action={<RetryButton fault={null} isBusy={isReading} onRetry={onRetry} />}
        />
      )}
      {alertReceipts?.edges.length === 0 && (
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="member.alerts.noReceipts" />}
          reason={<FormattedMessage id="member.alerts.noReceiptsReason" />}
        />
      )}
      {alertReceipts && alertReceipts.edges.length > 0 && (
        <>
          <AlertSummary summary={alertReceipts.summary} />
          <ReceiptTable>
            {alertReceipts.edges.map(({ cursor, node }) => (
              <AlertReceiptRow key={cursor} receipt={node} />
            ))}
          </ReceiptTable>
        </>
      )}
      {hasNext && (
        <Stack gap="xs" p="12px 16px" style={{ borderTop: '1px solid var(--line)' }}>
          <LoadMore
            load={(options) => loadNext(pageSize, options)}
            hasMore={hasNext}
            isLoading={isLoadingNext}
            label={<FormattedMessage id="member.profile.morePayments" />}
            failed={<FormattedMessage id="member.alerts.moreFailed" />}
          />
        </Stack>
      )}
    </Panel>
  );
}

const columns = ['sentAt', 'what', 'oddsSent', 'oddsOpened', 'oddsNow', 'slippage'] as const;

function ReceiptTable({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  return (
    <CardTable
      label={intl.formatMessage({ id: 'member.alerts.receipts' })}
      heads={columns.map((column, place) => (
        <th key={column} role="columnheader" scope="col" data-figure={place > 1 || undefined}>
          <FormattedMessage id="member.alerts.column" values={{ column }} />
        </th>
      ))}
    >
      {children}
    </CardTable>
  );
}

/** Which month is listed; it stands in the address. */
function MonthChoice({ months }: { readonly months: readonly string[] }) {
  const intl = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const chosen = readAlertMonth(search);
  const offered = [...new Set([currentMonth(), ...months, ...(chosen === null ? [] : [chosen])])];
  return (
    <CompactSelect
      label={intl.formatMessage({ id: 'common.month' })}
      labelHidden
      value={chosen ?? allMonths}
      options={[
        ...offered
          .toSorted()
          .toReversed()
          .map((month) => ({ value: month, label: formatMonth(month, language) })),
        { value: allMonths, label: intl.formatMessage({ id: 'member.alerts.allMonths' }) },
      ]}
      onChange={(month) => void navigate({ search: `?month=${month}` }, { preventScrollReset: true })}
    />
  );
}

const summaryFragment = graphql`
  fragment alertReceipts_summary on AlertSummary {
    sent
    opened
    measured
    slippage
  }
`;

function AlertSummary({ summary: key }: { readonly summary: alertReceipts_summary$key }) {
  const language = useLanguage();
  const { sent, opened, measured, slippage } = useFragment(summaryFragment, key);
  return (
    <Stack gap="xs" p="md" style={{ borderBottom: '1px solid var(--line)' }}>
      <Flex component="dl" data-figures wrap="wrap" gap="8px 40px">
        <Figure name={<FormattedMessage id="member.alerts.sent" />}>{sent}</Figure>
        <Figure name={<FormattedMessage id="member.alerts.opened" />}>{opened}</Figure>
        <Figure name={<FormattedMessage id="member.alerts.slippage" />}>
          {slippage == null ? '–' : slippageText(slippage, language)}
        </Figure>
      </Flex>
      <Box component="p" c="var(--text-2)" fz="var(--fs-13)">
        <FormattedMessage id="member.alerts.slippageNote" values={{ measured }} />
      </Box>
    </Stack>
  );
}

function Figure({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <Box component="dd" fz="xl" lh="xl">
        {children}
      </Box>
    </div>
  );
}
