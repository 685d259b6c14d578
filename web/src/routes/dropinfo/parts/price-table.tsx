import { Box, Table, VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { dateTimeText } from '../../../shared/ui/date-time-parts.ts';
import { formatOdds } from '../../../shared/ui/format-odds.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import { changeText } from '../lib/change-text.ts';
import type { PriceHistoryData } from '../lib/price-history-data.ts';
import { changeSince } from '../lib/price-moments.ts';

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
    <Table maw={640} mt="sm" fz="var(--fs-13)">
      <caption hidden={isSeen}>{intl.formatMessage({ id: 'member.dropinfo.history' })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="member.dropinfo.historyTime" />
          </th>
          <th scope="col" data-figure>
            {labels.dropped}
          </th>
          <th scope="col" data-figure>
            <FormattedMessage id="member.dropinfo.historyChange" />
          </th>
          {labels.opposite !== null && (
            <th scope="col" data-figure>
              {labels.opposite}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {moments.toReversed().map((moment) => (
          <tr key={moment.at}>
            <th scope="row" style={{ whiteSpace: 'nowrap' }}>
              {moment === opening && !isOpeningKnown ? (
                <FormattedMessage id="member.dropinfo.historyOpening" />
              ) : (
                dateTimeText(new Date(moment.at).toISOString())
              )}
            </th>
            <td data-figure>{formatOdds(moment.dropped)}</td>
            <td data-figure>{changeText(changeSince(opening.dropped, moment.dropped), language)}</td>
            {labels.opposite !== null && (
              <td data-figure>{moment.opposite === null ? '–' : formatOdds(moment.opposite)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return isSeen ? (
    <Box mah={320} style={{ overflow: 'auto' }}>
      {table}
    </Box>
  ) : (
    <VisuallyHidden>{table}</VisuallyHidden>
  );
}
