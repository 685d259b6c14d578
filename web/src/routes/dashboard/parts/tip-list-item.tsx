import { Box, Flex, Tooltip, VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { tipListItem_tip$key } from '../../../__generated__/tipListItem_tip.graphql.ts';
import { AfterTaxMark } from '../../../shared/tax/after-tax-mark.tsx';
import { useAfterTax } from '../../../shared/tax/use-after-tax.ts';
import { dateTimeParts } from '../../../shared/ui/date-time-parts.ts';
import { formatOdds } from '../../../shared/ui/format-odds.ts';
import { formatUnits } from '../../../shared/ui/format-units.ts';
import { TipStatusIcon } from '../../../shared/ui/tip-status-icon.tsx';
import { useChangeCount } from '../../../shared/ui/use-change-count.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import styles from './tip-list-item.module.css';

const tipFragment = graphql`
  fragment tipListItem_tip on Tip {
    uid
    title
    tip
    status
    cancelReason
    odds
    stake
    profitUnits
    kickOff
  }
`;

interface TipListItemProps {
  readonly tip: tipListItem_tip$key;
}

/**
 * A tip in a list: its state by icon and word, odds and result in units; a change is marked for a moment. Its name leads
 * to it among all tips.
 */
export function TipListItem({ tip }: TipListItemProps) {
  const data = useFragment(tipFragment, tip);
  const language = useLanguage();
  const shown = useAfterTax();
  const changes = useChangeCount(data.status);
  const { date, time } = dateTimeParts(data.kickOff);
  const profit = (units: number) => (data.status === 'CANCEL' ? units : shown.profit(units, data.stake));
  const word = <FormattedMessage id={`shared.tip.status.${data.status}`} />;
  return (
    <tr className={styles.row} data-status={data.status}>
      <td>
        <Flex component="span" gap={10} align="center" miw={0}>
          <TipStatusIcon status={data.status} />
          <Link className={styles.words} to={`/tips/${data.uid}`}>
            <span className={styles.name}>{data.tip}</span>
            <span className={styles.caption}>{data.title}</span>
          </Link>
        </Flex>
      </td>
      <Box component="td" ta="right">
        <span className={styles.odds}>{formatOdds(shown.odds(data.odds))}</span>
        <AfterTaxMark />
        <span className={styles.caption}>
          {date.slice(0, 5)} {time}
        </span>
      </Box>
      <Box component="td" ta="right">
        <span key={changes} className={styles.result} data-changed={changes > 0 || undefined}>
          <span className={styles.units}>
            {data.profitUnits == null ? '–' : formatUnits(profit(data.profitUnits), language)}
          </span>
          {data.cancelReason ? (
            <Tooltip label={data.cancelReason} multiline maw={280}>
              <span className={styles.status}>
                {word}
                <VisuallyHidden>: {data.cancelReason}</VisuallyHidden>
              </span>
            </Tooltip>
          ) : data.status === 'ACTIVE' ? (
            <VisuallyHidden>{word}</VisuallyHidden>
          ) : (
            <span className={styles.status}>{word}</span>
          )}
        </span>
      </Box>
    </tr>
  );
}
