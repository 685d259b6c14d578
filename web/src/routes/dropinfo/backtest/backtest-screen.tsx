import { Card, Stack } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { backtestScreenQuery } from '../../../__generated__/backtestScreenQuery.graphql.ts';
import { caughtError } from '../../../shared/relay/app-error.ts';
import type { ScreenProps } from '../../../shared/routing/use-screen-query.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorBoundary, FailedPanel, RefreshFailedBar } from '../../../shared/ui/error-states.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { useAddressState } from '../../../shared/ui/url-state.ts';
import { LinkButton } from '../../parts/link-button.tsx';
import { type BacktestRule, defaultRule, readBacktestRule, writeBacktestRule } from './lib/backtest-rule.ts';
import { BacktestFailed, BacktestResult } from './parts/backtest-result.tsx';
import { RuleForm } from './parts/rule-form.tsx';
import { SavedRules } from './parts/saved-rules.tsx';

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
      dropRules @catch(to: RESULT) {
        id
        ...savedRules_rule
      }
    }
  }
`;

/** The backtest of an odds-drop rule at /dropinfo/backtest; the URL holds the rule. */
export function BacktestScreen(state: ScreenProps<backtestScreenQuery>) {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.backtest" />}
        subtitle={<FormattedMessage id="member.backtest.subtitle" />}
        aside={<LinkButton to="/dropinfo" label="member.backtest.toSignals" />}
      />
      <ErrorBoundary resetKey={state.queryRef} fallback={(error) => <BacktestFailed error={error} />}>
        <BacktestContent {...state} />
      </ErrorBoundary>
    </>
  );
}

function BacktestContent({ queryRef, error }: ScreenProps<backtestScreenQuery>) {
  const [rule, onRuleChange] = useAddressState(readBacktestRule, writeBacktestRule);
  const [picks, setPicks] = useState(0);
  const pick = (next: BacktestRule) => {
    onRuleChange(next);
    setPicks((count) => count + 1);
  };
  const reset = () => pick(defaultRule);
  const data = usePreloadedQuery<backtestScreenQuery>(screenQuery, queryRef);
  const { dropinfoBacktest: answer, viewer } = data;
  const backtest = answer.ok ? answer.value : null;
  if (answer.ok && backtest === null) {
    return (
      <Card>
        <EmptyState title="member.backtest.missingTitle" reason="member.backtest.missingReason" />
      </Card>
    );
  }
  const saved = viewer?.dropRules;
  const rules = saved?.ok
    ? saved.value && <SavedRules rules={saved.value} rule={rule} onPick={pick} />
    : saved && (
        <FailedPanel
          heading={<FormattedMessage id="member.backtest.rulesTitle" />}
          title={<FormattedMessage id="member.backtest.rulesFailed" />}
          error={caughtError(saved.errors)}
        />
      );
  return (
    <Stack gap={14} miw={0}>
      <RuleForm backtest={backtest} rule={rule} picks={picks} onChange={onRuleChange} onReset={reset} />
      <RefreshFailedBar error={error} />
      {!answer.ok && <BacktestFailed error={caughtError(answer.errors)} />}
      {backtest?.result && (
        <BacktestResult
          result={backtest.result}
          hasWholeBets={queryRef.variables.rule.market === 'ONE_X_TWO'}
        >
          {rules}
        </BacktestResult>
      )}
      {backtest !== null && !backtest.result && (
        <Card>
          <EmptyState
            kind="noMatch"
            title="member.backtest.refusedTitle"
            reason="member.backtest.refusedReason"
            reset={{ label: 'member.backtest.reset', onClick: reset }}
          />
        </Card>
      )}
      {!backtest?.result && rules}
    </Stack>
  );
}
