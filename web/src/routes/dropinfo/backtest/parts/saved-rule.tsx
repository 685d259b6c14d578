import { Box, Button, Flex } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { savedRule_rule$key } from '../../../../__generated__/savedRule_rule.graphql.ts';
import { formatOdds } from '../../../../shared/ui/format-odds.ts';
import { formatPercent } from '../../../../shared/ui/format-percent.ts';
import { useLanguage } from '../../../../shared/ui/use-language.ts';
import { type BacktestRule, marketOf } from '../lib/backtest-rule.ts';
import { marketWords } from './market-words.ts';

const ruleFragment = graphql`
  fragment savedRule_rule on DropRule {
    minDrop
    market
    bookmaker
    leagues {
      leagueId
      name
      country
    }
    maxMinutesToKickOff
    minOdds
    maxOdds
  }
`;

/** How many leagues a line names. */
const NAMED = 3;

interface SavedRuleProps {
  readonly rule: savedRule_rule$key;
  readonly isBusy: boolean;
  readonly onPick: (rule: BacktestRule) => void;
  readonly onRemove: () => void;
}

/** A saved rule in words, to be run again or deleted. */
export function SavedRule({ rule: key, isBusy, onPick, onRemove }: SavedRuleProps) {
  const rule = useFragment(ruleFragment, key);
  const intl = useIntl();
  const language = useLanguage();
  const market = marketOf(rule.market);
  const leagues = rule.leagues.map(({ country, name }) => `${country} · ${name}`);
  const words = [
    market === null ? rule.market : intl.formatMessage({ id: marketWords[market] }),
    `≥ ${formatPercent(rule.minDrop, language, Number.isInteger(rule.minDrop * 100) ? 0 : 2)}`,
    ...(rule.bookmaker == null ? [] : [rule.bookmaker]),
    ...(rule.minOdds == null
      ? []
      : [
          `${intl.formatMessage({ id: 'member.dropinfo.oddsEdge' }, { edge: 'oddsFrom' })} ${formatOdds(rule.minOdds)}`,
        ]),
    ...(rule.maxOdds == null
      ? []
      : [
          `${intl.formatMessage({ id: 'member.dropinfo.oddsEdge' }, { edge: 'oddsTo' })} ${formatOdds(rule.maxOdds)}`,
        ]),
    ...(rule.maxMinutesToKickOff == null
      ? []
      : [intl.formatMessage({ id: 'member.backtest.underOption' }, { minutes: rule.maxMinutesToKickOff })]),
    ...leagues.slice(0, NAMED),
    ...(leagues.length > NAMED
      ? [intl.formatMessage({ id: 'member.backtest.moreLeagues' }, { count: leagues.length - NAMED })]
      : []),
  ].join(', ');
  const pick = (known: NonNullable<typeof market>) =>
    onPick({
      drop: Math.round(rule.minDrop * 10_000) / 100,
      market: known,
      bookmaker: rule.bookmaker ?? null,
      leagues: rule.leagues.map(({ leagueId }) => leagueId),
      under: rule.maxMinutesToKickOff ?? null,
      oddsFrom: rule.minOdds ?? null,
      oddsTo: rule.maxOdds ?? null,
      season: null,
    });
  return (
    <Flex component="li" variant="row" mih={44} py={6}>
      <Box component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {words}
      </Box>
      {market !== null && (
        <Button variant="default" size="compact-sm" onClick={() => pick(market)}>
          <FormattedMessage id="member.backtest.runRule" />
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={isBusy}
        aria-label={intl.formatMessage({ id: 'member.backtest.deleteRuleLabel' }, { rule: words })}
        onClick={onRemove}
      >
        <FormattedMessage id="common.delete" />
      </Button>
    </Flex>
  );
}
