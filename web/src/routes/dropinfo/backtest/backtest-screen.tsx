import { Box, Button, Card, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { backtestScreen_viewer$key } from '../../../__generated__/backtestScreen_viewer.graphql.ts';
import type { backtestScreenQuery } from '../../../__generated__/backtestScreenQuery.graphql.ts';
import { caughtError } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/screen-with-query.tsx';
import { ErrorBoundary, RefreshFailedBar } from '../../../shared/ui/error-states.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { useAddressState } from '../../../shared/ui/url-state.ts';
import { type BacktestRule, defaultRule, readBacktestRule, writeBacktestRule } from './lib/backtest-rule.ts';
import { BacktestFailed, BacktestResult } from './parts/backtest-result.tsx';
import { RuleForm } from './parts/rule-form.tsx';
import { SavedRule, useDropRules } from './parts/saved-rule.tsx';

const screenQuery = graphql`
  query backtestScreenQuery($rule: DropRuleInput!, $season: String) {
    dropinfoBacktest(rule: $rule, season: $season) @catch(to: RESULT) {
      errors {
        code
      }
      result {
        ...backtestResult_result
      }
      ...ruleForm_backtest
    }
    viewer {
      ...backtestScreen_viewer
    }
  }
`;

/** The backtest of an odds-drop rule at /dropinfo/backtest; the URL holds the rule. */
export function BacktestScreen(state: ScreenProps<backtestScreenQuery>) {
  const [rule, change] = useAddressState(readBacktestRule, writeBacktestRule);

  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.backtest" />}
        subtitle={<FormattedMessage id="member.backtest.subtitle" />}
        aside={
          <Button component={Link} to="/dropinfo" variant="default">
            <FormattedMessage id="member.backtest.toSignals" />
          </Button>
        }
      />
      <ErrorBoundary resetKey={state.queryRef} fallback={(error) => <BacktestFailed error={error} />}>
        <BacktestContent state={state} rule={rule} onRuleChange={(next) => change(() => next)} />
      </ErrorBoundary>
    </>
  );
}

interface BacktestContentProps {
  readonly state: ScreenProps<backtestScreenQuery>;
  readonly rule: BacktestRule;
  readonly onRuleChange: (rule: BacktestRule) => void;
}

function BacktestContent({ state, rule, onRuleChange }: BacktestContentProps) {
  const data = usePreloadedQuery<backtestScreenQuery>(screenQuery, state.queryRef);
  const { dropinfoBacktest: answer, viewer } = data;
  const backtest = answer.ok ? (answer.value ?? null) : null;
  if (answer.ok && backtest === null) {
    return (
      <Card>
        <StateMessage
          kind="empty"
          title={<FormattedMessage id="member.backtest.missingTitle" />}
          reason={<FormattedMessage id="member.backtest.missingReason" />}
        />
      </Card>
    );
  }
  const rules = viewer && <SavedRules viewer={viewer} rule={rule} onPick={onRuleChange} />;
  return (
    <Stack gap={14} miw={0}>
      <RuleForm backtest={backtest} rule={rule} onChange={onRuleChange} />
      <RefreshFailedBar error={state.error} />
      {!answer.ok && <BacktestFailed error={caughtError(answer.errors)} />}
      {backtest?.result && (
        <BacktestResult
          result={backtest.result}
          hasWholeBets={state.queryRef.variables.rule.market === 'ONE_X_TWO'}
        >
          {rules}
        </BacktestResult>
      )}
      {backtest !== null && !backtest.result && (
        <Card>
          <StateMessage
            kind="noMatch"
            title={<FormattedMessage id="member.backtest.refusedTitle" />}
            reason={<FormattedMessage id="member.backtest.refusedReason" />}
            action={
              <Button variant="default" onClick={() => onRuleChange(defaultRule)}>
                <FormattedMessage id="member.backtest.reset" />
              </Button>
            }
          />
        </Card>
      )}
      {!backtest?.result && rules}
    </Stack>
  );
}

const viewerFragment = graphql`
  fragment backtestScreen_viewer on Viewer {
    dropRules @catch(to: RESULT) {
      id
      ...savedRule_rule
    }
  }
`;

interface SavedRulesProps {
  readonly viewer: backtestScreen_viewer$key;
  /** The displayed rule, which can be saved. */
  readonly rule: BacktestRule;
  readonly onPick: (rule: BacktestRule) => void;
}

function SavedRules({ viewer, rule, onPick }: SavedRulesProps) {
  const { dropRules } = useFragment(viewerFragment, viewer);
  const { save, remove, isBusy } = useDropRules();
  const rules = dropRules.ok ? (dropRules.value ?? null) : null;
  if (rules === null) return null;
  return (
    <Panel
      title={<FormattedMessage id="member.backtest.rulesTitle" />}
      aside={
        <Button size="compact-sm" loading={isBusy} onClick={() => void save(rule)}>
          <FormattedMessage id="member.backtest.saveRule" />
        </Button>
      }
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
    </Panel>
  );
}
