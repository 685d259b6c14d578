import { Box, Flex, Table, Tooltip, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { tipsSection_tip$key } from '../../../__generated__/tipsSection_tip.graphql.ts';
import type { tipsSection_tips$key } from '../../../__generated__/tipsSection_tips.graphql.ts';
import type { Caught } from '../../../shared/relay/app-error.ts';
import { AfterTaxMark, useAfterTax } from '../../../shared/tax/after-tax.tsx';
import { TipMatches, tipName } from '../../../shared/tip/tip-name.tsx';
import { type TipKind, tipKindWords } from '../../../shared/tip/tip-params.ts';
import { ColumnHead } from '../../../shared/ui/column-head.tsx';
import { dateTimeParts } from '../../../shared/ui/dates.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { formatOdds, formatUnits, useLanguage } from '../../../shared/ui/formats.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import stacked from '../../../shared/ui/stacked-table.module.css';
import { TipStatusIcon } from '../../../shared/ui/tip-status-icon.tsx';
import { useChangeCount } from '../../../shared/ui/use-change-count.ts';
import { DashboardFailed } from './dashboard-failed.tsx';

interface TipsSectionProps {
  readonly kind: TipKind;
  readonly title: ReactNode;
  /** The tips of one kind, or the error. */
  readonly tips: NonNullable<Caught<tipsSection_tips$key>>;
}

/** A panel of tips of one kind; hidden when forbidden. */
export function TipsSection({ kind, title, tips }: TipsSectionProps) {
  if (!tips.ok) return <DashboardFailed heading={title} errors={tips.errors} />;
  if (!tips.value) return null;
  return (
    <Panel
      title={title}
      aside={
        <Link to={`/tips?kind=${tipKindWords[kind]}`}>
          <FormattedMessage id="common.all" />
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      }
    >
      <TipList tips={tips.value} />
    </Panel>
  );
}

const tipsFragment = graphql`
  fragment tipsSection_tips on Tip @relay(plural: true) {
    id
    ...tipsSection_tip
  }
`;

const maxTips = 5;

function TipList({ tips }: { readonly tips: tipsSection_tips$key }) {
  const latest = useFragment(tipsFragment, tips).slice(-maxTips);
  if (latest.length === 0) {
    return <EmptyState title="common.noTipsYet" reason="member.dashboard.noTipsReason" />;
  }
  return (
    <Table className={stacked.table} layout="fixed" horizontalSpacing="xs" verticalSpacing="var(--row-pad)">
      <thead>
        <tr>
          <ColumnHead label="common.tip" pl={46} />
          <ColumnHead label="common.odds" w={88} isFigure />
          <ColumnHead label="common.units" w={84} isFigure />
        </tr>
      </thead>
      <tbody>
        {latest.map((tip) => (
          <TipListItem key={tip.id} tip={tip} />
        ))}
      </tbody>
    </Table>
  );
}

const tipFragment = graphql`
  fragment tipsSection_tip on Tip {
    uid
    title
    matches {
      title
    }
    tip
    status
    cancelReason
    odds
    stake
    profitUnits
    kickOff
  }
`;

const resultInks: Partial<Record<string, string>> = {
  SUCCESS: 'var(--success-text)',
  FAIL: 'var(--danger-text)',
};

/** A tip with its status, odds and result, linked to its row among all tips. A live change is highlighted for a moment. */
function TipListItem({ tip }: { readonly tip: tipsSection_tip$key }) {
  const data = useFragment(tipFragment, tip);
  const language = useLanguage();
  const shown = useAfterTax();
  const changes = useChangeCount(data.status);
  const { date, time } = dateTimeParts(data.kickOff);
  const isVoid = data.status === 'CANCEL' || data.status === 'DELETED';
  const profit = shown.tipProfit(data);
  const statusText = <FormattedMessage id="shared.tip.status" values={{ status: data.status }} />;
  return (
    <Box component="tr" c={isVoid ? 'var(--muted-text)' : 'var(--text-1)'}>
      <td>
        <Flex component="span" gap={10} align="center" miw={0}>
          <TipStatusIcon status={data.status} />
          <Box component={Link} miw={0} c="inherit" to={`/tips/${data.uid}`}>
            <Box
              component="span"
              display="block"
              fw={isVoid ? 500 : 600}
              lh="var(--lh-13)"
              td={isVoid ? 'line-through' : 'none'}
              style={{ overflowWrap: 'anywhere' }}
            >
              {tipName(data.tip)}
            </Box>
            <small>
              <TipMatches {...data} />
            </small>
          </Box>
        </Flex>
      </td>
      <td data-figure>
        {formatOdds(shown.odds(data.odds))}
        <AfterTaxMark />
        <small>
          {date.slice(0, 5)} {time}
        </small>
      </td>
      <Box component="td" c={resultInks[data.status] ?? 'inherit'} data-figure>
        <Box
          component="span"
          key={changes}
          display="grid"
          w="fit-content"
          ml="auto"
          lh="var(--lh-13)"
          bdrs="xs"
          style={{ justifyItems: 'end' }}
          data-changed={changes > 0 || undefined}
        >
          <Box component="span" fw={isVoid ? 500 : 600}>
            {profit === null ? '–' : formatUnits(profit, language)}
            {profit !== null && <AfterTaxMark />}
          </Box>
          {data.status === 'CANCEL' && data.cancelReason ? (
            <Tooltip label={data.cancelReason}>
              <Box component="span" fz="xs" lh="var(--lh-12)">
                {statusText}
                <VisuallyHidden>: {data.cancelReason}</VisuallyHidden>
              </Box>
            </Tooltip>
          ) : data.status === 'ACTIVE' ? (
            <VisuallyHidden>{statusText}</VisuallyHidden>
          ) : (
            <Box component="span" fz="xs" lh="var(--lh-12)">
              {statusText}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}
