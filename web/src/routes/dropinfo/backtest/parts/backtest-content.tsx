import { Box, Button, Card, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { backtestContent_viewer$key } from '../../../../__generated__/backtestContent_viewer.graphql.ts';
import type { backtestScreenQuery } from '../../../../__generated__/backtestScreenQuery.graphql.ts';
import { caughtError } from '../../../../shared/relay/caught-error.ts';
import type { ScreenProps } from '../../../../shared/relay/screen-props.ts';
import { Panel } from '../../../../shared/ui/panel.tsx';
import { RefreshFailedBar } from '../../../../shared/ui/refresh-failed-bar.tsx';
import { StateMessage } from '../../../../shared/ui/state-message.tsx';
import { type BacktestRule, defaultRule } from '../lib/backtest-rule.ts';
import { useDropRules } from '../lib/use-drop-rules.ts';
import { BacktestFailed } from './backtest-failed.tsx';
import { BacktestResult } from './backtest-result.tsx';
import { RuleForm } from './rule-form.tsx';
import { SavedRule } from './saved-rule.tsx';

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

const viewerFragment = graphql`
  fragment backtestContent_viewer on Viewer {
    dropRules @catch(to: RESULT) {
      id
      ...savedRule_rule
    }
  }
`;

interface SavedRulesProps {
  readonly viewer: backtestContent_viewer$key;
  /** The rule on show, which can be saved. */
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
