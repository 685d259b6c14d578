import { Button, Card, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { backtestScreenQuery } from '../../../../__generated__/backtestScreenQuery.graphql.ts';
import { caughtError } from '../../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { RefreshFailedBar } from '../../../../shared/ui/refresh-failed-bar.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { type BacktestRule, defaultRule } from '../lib/backtest-rule.ts';
import { BacktestFailed } from './backtest-failed.tsx';
import { BacktestResult } from './backtest-result.tsx';
import { RuleForm } from './rule-form.tsx';
import { SavedRules } from './saved-rules.tsx';

interface BacktestContentProps {
  /** The screen's query. */
  readonly query: GraphQLTaggedNode;
  readonly state: ScreenProps<backtestScreenQuery>;
  /** What the address asks for. */
  readonly rule: BacktestRule;
  readonly onRuleChange: (rule: BacktestRule) => void;
}

/** The rule, what it would have brought, and the rules that the person has saved. */
export function BacktestContent({ query, state, rule, onRuleChange }: BacktestContentProps) {
  const data = usePreloadedQuery<backtestScreenQuery>(query, state.queryRef);
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
      {state.fault !== null && (
        <RefreshFailedBar fault={state.fault} isRefreshing={state.isRefreshing} onRefresh={state.refresh} />
      )}
      {!answer.ok && (
        <BacktestFailed
          fault={caughtError(answer.errors)}
          isRefreshing={state.isRefreshing}
          onRetry={state.refresh}
        />
      )}
      {backtest?.result && (
        <BacktestResult
          result={backtest.result}
          isRefreshing={state.isRefreshing}
          isWhole={state.queryRef.variables.rule.market === 'ONE_X_TWO'}
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
