import { Box, Button, Flex } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { savedRules_rule$key } from '../../../../__generated__/savedRules_rule.graphql.ts';
import type { savedRulesCreateMutation } from '../../../../__generated__/savedRulesCreateMutation.graphql.ts';
import type { savedRulesDeleteMutation } from '../../../../__generated__/savedRulesDeleteMutation.graphql.ts';
import type { MessageId } from '../../../../i18n/texts.ts';
import type { FormError } from '../../../../shared/relay/form-errors.ts';
import { formatDecimal, formatOdds, formatRate, useLanguage } from '../../../../shared/ui/formats.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { useSaving } from '../../../../shared/ui/use-saving.ts';
import { fromGraphMarket, marketLabels } from '../../lib/dropinfo-filters.ts';
import { type BacktestRule, ruleInput } from '../lib/backtest-rule.ts';

interface SavedRulesProps {
  readonly rules: readonly (savedRules_rule$key & { readonly id: string })[];
  /** The displayed rule, which can be saved. */
  readonly rule: BacktestRule;
  readonly onPick: (rule: BacktestRule) => void;
}

/** The user's rules, each with buttons to run and delete it. */
export function SavedRules({ rules, rule, onPick }: SavedRulesProps) {
  const intl = useIntl();
  const { save, remove, isBusy } = useDropRules();
  return (
    <Panel
      title={<FormattedMessage id="member.backtest.rulesTitle" />}
      aside={
        <Button size="compact-sm" loading={isBusy} onClick={() => void save(rule)}>
          <FormattedMessage id="member.backtest.saveRule" />
        </Button>
      }
    >
      <Box
        component="fieldset"
        miw={0}
        bd="none"
        aria-label={intl.formatMessage({ id: 'member.backtest.rulesTitle' })}
        tabIndex={-1}
        style={{ outline: 'none' }}
      >
        {rules.length > 0 && (
          <ul>
            {rules.map((one) => (
              <SavedRule
                key={one.id}
                rule={one}
                isBusy={isBusy}
                onPick={onPick}
                onRemove={() => void remove(one.id)}
              />
            ))}
          </ul>
        )}
        <Box component="p" py={10} px="md" c="dimmed" fz="xs" lh="xs">
          <FormattedMessage id="member.backtest.rulesHelp" />
        </Box>
      </Box>
    </Panel>
  );
}

const ruleFragment = graphql`
  fragment savedRules_rule on DropRule {
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

const maxLeagueNames = 3;

/** Odds with all of their decimals, at least two. */
const oddsText = (odds: number) => (Number(formatOdds(odds)) === odds ? formatOdds(odds) : String(odds));

interface SavedRuleProps {
  readonly rule: savedRules_rule$key;
  readonly isBusy: boolean;
  readonly onPick: (rule: BacktestRule) => void;
  readonly onRemove: () => void;
}

function SavedRule({ rule: key, isBusy, onPick, onRemove }: SavedRuleProps) {
  const rule = useFragment(ruleFragment, key);
  const intl = useIntl();
  const language = useLanguage();
  const market = fromGraphMarket(rule.market);
  const drop = Math.round(rule.minDrop * 10_000) / 100;
  const leagues = rule.leagues.map(({ country, name }) => `${country} · ${name}`);
  const bound = (edge: 'oddsFrom' | 'oddsTo', odds: number | null) =>
    odds != null && `${intl.formatMessage({ id: 'member.dropinfo.oddsEdge' }, { edge })} ${oddsText(odds)}`;
  const summary = [
    market === null ? rule.market : intl.formatMessage({ id: marketLabels[market] }),
    `≥ ${formatRate(drop, language)}`,
    rule.bookmaker,
    bound('oddsFrom', rule.minOdds),
    bound('oddsTo', rule.maxOdds),
    rule.maxMinutesToKickOff != null &&
      intl.formatMessage(
        { id: 'member.backtest.underOption' },
        { minutes: formatDecimal(rule.maxMinutesToKickOff, language, { decimals: 0 }) },
      ),
    ...leagues.slice(0, maxLeagueNames),
    leagues.length > maxLeagueNames &&
      intl.formatMessage({ id: 'member.backtest.moreLeagues' }, { count: leagues.length - maxLeagueNames }),
  ]
    .filter(Boolean)
    .join(', ');
  const pick = (supportedMarket: NonNullable<typeof market>) =>
    onPick({
      drop,
      market: supportedMarket,
      bookmaker: rule.bookmaker,
      leagues: rule.leagues.map(({ leagueId }) => leagueId),
      under: rule.maxMinutesToKickOff,
      oddsFrom: rule.minOdds,
      oddsTo: rule.maxOdds,
      season: null,
    });
  return (
    <Flex component="li" variant="row" mih={44} py={6}>
      <Box component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {summary}
      </Box>
      {market !== null && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={intl.formatMessage({ id: 'member.backtest.runRuleLabel' }, { rule: summary })}
          onClick={() => pick(market)}
        >
          <FormattedMessage id="member.backtest.runRule" />
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        data-disabled={isBusy}
        aria-disabled={isBusy || undefined}
        aria-label={intl.formatMessage({ id: 'member.backtest.deleteRuleLabel' }, { rule: summary })}
        // Not disabled, because a disabled button loses the focus.
        onClick={isBusy ? undefined : onRemove}
      >
        <FormattedMessage id="common.delete" />
      </Button>
    </Flex>
  );
}

const createMutation = graphql`
  mutation savedRulesCreateMutation($input: CreateDropRuleInput!) {
    createDropRule(input: $input) {
      viewer {
        dropRules {
          ...savedRules_rule
        }
      }
      errors {
        code
      }
    }
  }
`;

const deleteMutation = graphql`
  mutation savedRulesDeleteMutation($input: DeleteDropRuleInput!) {
    deleteDropRule(input: $input) {
      viewer {
        dropRules {
          ...savedRules_rule
        }
      }
      errors {
        code
      }
    }
  }
`;

const serverErrors: Readonly<Record<string, MessageId>> = {
  TAKEN: 'member.backtest.ruleTaken',
  TOO_MANY: 'member.backtest.ruleTooMany',
  NOT_FOUND: 'member.backtest.ruleGone',
};

/** Saves and deletes the user's rules, and shows the outcome as a toast. */
function useDropRules() {
  const intl = useIntl();
  const texts = (done: MessageId, failed: MessageId) => ({
    doneText: intl.formatMessage({ id: done }),
    failedText: intl.formatMessage({ id: failed }),
    refusedText: ([error]: readonly FormError[]) =>
      intl.formatMessage({ id: (error && serverErrors[error.code]) ?? failed }),
  });
  const creating = useSaving<savedRulesCreateMutation>({
    mutation: createMutation,
    ...texts('member.backtest.ruleSaved', 'member.backtest.ruleNotSaved'),
  });
  const deleting = useSaving<savedRulesDeleteMutation>({
    mutation: deleteMutation,
    ...texts('member.backtest.ruleDeleted', 'member.backtest.ruleNotDeleted'),
  });
  const save = (rule: BacktestRule) => creating.save({ input: { rule: ruleInput(rule) } });
  const remove = (ruleId: string) => deleting.save({ input: { ruleId } });
  return { save, remove, isBusy: creating.isSaving || deleting.isSaving };
}
