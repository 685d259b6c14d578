import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import type { backtestScreenQuery } from '../../../__generated__/backtestScreenQuery.graphql.ts';
import type { ScreenProps } from '../../../shared/relay/screen-props.ts';
import { ErrorBoundary } from '../../../shared/ui/error-boundary.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { useAddressState } from '../../../shared/ui/use-address-state.ts';
import { readBacktestRule, writeBacktestRule } from './lib/backtest-rule.ts';
import { BacktestContent } from './parts/backtest-content.tsx';
import { BacktestFailed } from './parts/backtest-failed.tsx';

/** Everything of the screen in one request. */
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
      ...backtestContent_viewer
    }
  }
`;

/** What a rule for odds drops would have brought, at /dropinfo/backtest; the rule stands in the address. */
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
      <ErrorBoundary
        resetKey={state.queryRef}
        fallback={(fault) => (
          <BacktestFailed fault={fault} isRefreshing={state.isRefreshing} onRetry={state.refresh} />
        )}
      >
        <BacktestContent
          query={screenQuery}
          state={state}
          rule={rule}
          onRuleChange={(next) => change(() => next)}
        />
      </ErrorBoundary>
    </>
  );
}
