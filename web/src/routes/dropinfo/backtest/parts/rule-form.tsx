import { Box, Button, Checkbox, Flex } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type {
  ruleForm_backtest$data,
  ruleForm_backtest$key,
} from '../../../../__generated__/ruleForm_backtest.graphql.ts';
import { CheckList, CompactSelect, Segments } from '../../../../shared/ui/choices.tsx';
import { ErrorText } from '../../../../shared/ui/error-text.tsx';
import { formatDecimal, formatRate, useLanguage } from '../../../../shared/ui/formats.ts';
import { marketLabels, marketOptions, underOptions } from '../../lib/dropinfo-filters.ts';
import { OddsBounds } from '../../parts/dropinfo-filter-bar.tsx';
import {
  type BacktestRule,
  dropOptions,
  maxLeagues,
  type OddsError,
  oddsBounds,
  oddsError,
  writeBacktestRule,
} from '../lib/backtest-rule.ts';

const backtestFragment = graphql`
  fragment ruleForm_backtest on DropinfoBacktest {
    bookmakers
    seasons
    leagues {
      leagueId
      name
      country
    }
  }
`;

/** No choice and the options, with the chosen one when it is no longer offered. */
const withChosen = (options: readonly string[], chosen: string | null) =>
  options.some((option) => option === chosen) ? [null, ...options] : [...new Set([null, chosen]), ...options];

const withChosenNumber = (options: readonly number[], chosen: number | null) =>
  [...new Set([...options, ...(chosen === null ? [] : [chosen])])].sort((one, other) => one - other);

interface RuleFormProps {
  /** The available options; null when they could not be loaded. */
  readonly backtest: ruleForm_backtest$key | null;
  readonly rule: BacktestRule;
  /** Changes with another rule, which discards what is typed and not applied. */
  readonly picks: number;
  readonly onChange: (rule: BacktestRule) => void;
  readonly onReset: () => void;
}

/** The fields of the rule; each change runs the backtest. */
export function RuleForm({ backtest, rule, picks, onChange, onReset }: RuleFormProps) {
  const data = useFragment(backtestFragment, backtest);
  const intl = useIntl();
  const language = useLanguage();

  return (
    <Flex tabIndex={-1} wrap="wrap" gap="10px 20px" align="center" miw={0}>
      <Segments
        label={intl.formatMessage({ id: 'member.dropinfo.markets' })}
        value={rule.market}
        values={marketOptions}
        nameOf={(market) => intl.formatMessage({ id: marketLabels[market] })}
        onChange={(market) => onChange({ ...rule, market })}
      />
      <CompactSelect
        label={intl.formatMessage({ id: 'common.drop' })}
        value={rule.drop}
        values={withChosenNumber(dropOptions, rule.drop)}
        nameOf={(drop) => `≥ ${formatRate(drop, language)}`}
        onChange={(drop) => onChange({ ...rule, drop })}
      />
      <RuleOdds key={picks} rule={rule} onChange={onChange} />
      <CompactSelect
        label={intl.formatMessage({ id: 'member.backtest.bookmaker' })}
        value={rule.bookmaker}
        values={withChosen(data?.bookmakers ?? [], rule.bookmaker)}
        nameOf={(name) => name ?? intl.formatMessage({ id: 'member.backtest.allBookmakers' })}
        onChange={(bookmaker) => onChange({ ...rule, bookmaker })}
      />
      <CompactSelect
        label={intl.formatMessage({ id: 'common.season' })}
        value={rule.season}
        values={withChosen(data?.seasons ?? [], rule.season)}
        nameOf={(name) => name ?? intl.formatMessage({ id: 'common.all' })}
        onChange={(season) => onChange({ ...rule, season })}
      />
      <CompactSelect
        label={intl.formatMessage({ id: 'common.beforeKickOff' })}
        value={rule.under}
        values={[null, ...withChosenNumber(underOptions, rule.under)]}
        nameOf={(minutes) =>
          minutes === null
            ? intl.formatMessage({ id: 'member.backtest.anyTime' })
            : intl.formatMessage(
                { id: 'member.backtest.underOption' },
                { minutes: formatDecimal(minutes, language, { decimals: 0 }) },
              )
        }
        onChange={(under) => onChange({ ...rule, under })}
      />
      <LeaguesChoice
        leagues={data?.leagues ?? []}
        chosen={rule.leagues}
        onChange={(leagues) => onChange({ ...rule, leagues })}
      />
      {writeBacktestRule(rule).size > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={onReset}>
          <FormattedMessage id="member.backtest.reset" />
        </Button>
      )}
    </Flex>
  );
}

interface Rejected {
  /** The bounds that were not applied. */
  readonly bounds: Partial<Pick<BacktestRule, 'oddsFrom' | 'oddsTo'>>;
  readonly edge: 'oddsFrom' | 'oddsTo';
  readonly error: OddsError;
}

/** Rejected bounds stay in their fields, and are applied as soon as both are valid. */
function RuleOdds({ rule, onChange }: Pick<RuleFormProps, 'rule' | 'onChange'>) {
  const intl = useIntl();
  const errorId = useId();
  const [rejected, setRejected] = useState<Rejected | null>(null);
  return (
    <OddsBounds
      label={intl.formatMessage({ id: 'member.backtest.odds' })}
      bounds={{ ...rule, ...rejected?.bounds }}
      decimals={oddsBounds.decimals}
      invalid={rejected ? { edge: rejected.edge, errorId } : undefined}
      onChange={(change) => {
        const bounds = { ...rejected?.bounds, ...change };
        const next = { ...rule, ...bounds };
        const error = oddsError(next);
        const [edge, other] =
          'oddsTo' in change ? (['oddsTo', 'oddsFrom'] as const) : (['oddsFrom', 'oddsTo'] as const);
        const isOther = oddsError({ ...next, [edge]: null }) !== null;
        setRejected(error && { bounds, edge: isOther ? other : edge, error });
        if (error === null) onChange(next);
      }}
    >
      {rejected !== null && (
        <ErrorText component="p" id={errorId} role="alert">
          <FormattedMessage id="member.backtest.oddsError" values={{ error: rejected.error }} />
        </ErrorText>
      )}
    </OddsBounds>
  );
}

interface LeaguesChoiceProps {
  readonly leagues: ruleForm_backtest$data['leagues'];
  /** Global ids; empty for all leagues. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function LeaguesChoice({ leagues, chosen, onChange }: LeaguesChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const intl = useIntl();
  const toggle = (leagueId: string) =>
    onChange(
      chosen.includes(leagueId) ? chosen.filter((other) => other !== leagueId) : [...chosen, leagueId],
    );
  return (
    <Box w={isOpen ? '100%' : undefined}>
      <Button
        variant="default"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        <FormattedMessage id="member.backtest.leagues" values={{ count: chosen.length }} />
      </Button>
      {isOpen && (
        <CheckList id={id} aria-label={intl.formatMessage({ id: 'common.leagues' })}>
          {leagues.map(({ leagueId, name, country }) => {
            const isChosen = chosen.includes(leagueId);
            return (
              <Checkbox
                key={leagueId}
                size="xs"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= maxLeagues}
                label={`${country} · ${name}`}
                onChange={() => toggle(leagueId)}
              />
            );
          })}
        </CheckList>
      )}
    </Box>
  );
}
