import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { dateTimeText } from '../../../shared/ui/date-time-parts.ts';
import { formatOdds } from '../../../shared/ui/format-odds.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import { changeText } from '../lib/change-text.ts';
import type { PriceHistoryData } from '../lib/price-history-data.ts';
import { changeSince } from '../lib/price-moments.ts';
import styles from './price-history.module.css';

interface PriceTableProps extends PriceHistoryData {
  /** Whether it is seen, too, and not only read out. */
  readonly isSeen: boolean;
}

/** The moments of a history as a table, the newest first. */
export function PriceTable({ moments, labels, isOpeningKnown, isSeen }: PriceTableProps) {
  const intl = useIntl();
  const language = useLanguage();
  const opening = moments[0];
  if (!opening) return null;
  const table = (
    <table className={styles.table}>
      <caption hidden={isSeen}>{intl.formatMessage({ id: 'member.dropinfo.history' })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="member.dropinfo.historyTime" />
          </th>
          <th scope="col">{labels.dropped}</th>
          <th scope="col">
            <FormattedMessage id="member.dropinfo.historyChange" />
          </th>
          {labels.opposite !== null && <th scope="col">{labels.opposite}</th>}
        </tr>
      </thead>
      <tbody>
        {moments.toReversed().map((moment) => (
          <tr key={moment.at}>
            <th scope="row">
              {moment === opening && !isOpeningKnown ? (
                <FormattedMessage id="member.dropinfo.historyOpening" />
              ) : (
                dateTimeText(new Date(moment.at).toISOString())
              )}
            </th>
            <td>{formatOdds(moment.dropped)}</td>
            <td>{changeText(changeSince(opening.dropped, moment.dropped), language)}</td>
            {labels.opposite !== null && (
              <td>{moment.opposite === null ? '–' : formatOdds(moment.opposite)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return isSeen ? <div className={styles.scroll}>{table}</div> : <VisuallyHidden>{table}</VisuallyHidden>;
}
