import { Flex } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { dateTimeText } from '../../../shared/ui/date-time-parts.ts';
import { formatOdds } from '../../../shared/ui/format-odds.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import { changeText } from '../lib/change-text.ts';
import type { PriceHistoryData } from '../lib/price-history-data.ts';
import { changeSince, fallFacts } from '../lib/price-moments.ts';

/** The size of a fall and how quick it was, the threshold and kick-off, in figures. */
export function PriceFacts({ moments, noticedAt, kickOff, minDrop }: PriceHistoryData) {
  const language = useLanguage();
  const [first, last] = [moments[0], moments.at(-1)];
  const facts = fallFacts(moments, noticedAt);
  if (!first || !last || !facts) return null;
  const oddsWithChange = (odds: number) =>
    `${formatOdds(odds)} (${changeText(changeSince(first.dropped, odds), language)})`;
  const moment = (at: number) => dateTimeText(new Date(at).toISOString());
  return (
    <Flex component="dl" data-figures wrap="wrap" gap="8px 24px" mb="sm">
      <div>
        <dt>
          <FormattedMessage id="member.dropinfo.historyFromTo" />
        </dt>
        <dd>
          {formatOdds(first.dropped)} → {oddsWithChange(last.dropped)}
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="member.dropinfo.historySignal" values={{ time: moment(noticedAt) }} />
        </dt>
        <dd>{oddsWithChange(facts.atSignal)}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="member.dropinfo.historyLowest" />
        </dt>
        <dd>
          {formatOdds(facts.lowest)}{' '}
          <FormattedMessage id="member.dropinfo.historySpeed" values={{ minutes: facts.minutes }} />
        </dd>
      </div>
      {minDrop !== null && (
        <div>
          <dt>
            <FormattedMessage id="member.dropinfo.historyThreshold" />
          </dt>
          <dd>
            {formatOdds(first.dropped * (1 - minDrop))} ({changeText(-minDrop, language)})
          </dd>
        </div>
      )}
      <div>
        <dt>
          <FormattedMessage id="common.kickOff" />
        </dt>
        <dd>{moment(kickOff)}</dd>
      </div>
    </Flex>
  );
}
