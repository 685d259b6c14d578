import query, {
  type backtestScreenQuery as BacktestScreenQuery,
} from '../../../__generated__/backtestScreenQuery.graphql.ts';
import type { Route } from '../../../shared/routing/route.ts';
import { screenWithQuery } from '../../../shared/routing/screen-with-query.tsx';
import { BacktestScreenSkeleton } from './backtest-screen-skeleton.tsx';
import { backtestVariables, readBacktestRule } from './lib/backtest-rule.ts';

/** What a rule for falling odds would have brought. */
export const dropinfoBacktest: Route = {
  path: '/dropinfo/backtest',
  title: 'app.title.dropinfoBacktest',
  access: { kind: 'permission', permission: 'DROPINFO' },
  shell: 'member',
  screen: screenWithQuery<BacktestScreenQuery>({
    code: async () => (await import('./backtest-screen.tsx')).BacktestScreen,
    query,
    field: 'dropinfoBacktest',
    variables: ({ url }) => backtestVariables(readBacktestRule(url.searchParams)),
    skeleton: <BacktestScreenSkeleton />,
  }),
};
