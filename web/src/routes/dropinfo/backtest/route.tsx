import { Card, Group, Skeleton, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import type { backtestScreenQuery as BacktestScreenQuery } from '../../../__generated__/backtestScreenQuery.graphql.ts';
import query from '../../../__generated__/backtestScreenQuery.graphql.ts';
import type { Route } from '../../../shared/routing/route.ts';
import { screenWithQuery } from '../../../shared/routing/screen-with-query.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { backtestVariables, readBacktestRule } from './lib/backtest-rule.ts';

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

const controls = [210, 130, 160, 180, 150, 120];
const figures = [120, 150, 156, 162];

function BacktestScreenSkeleton() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.backtest" />}
        subtitle={<FormattedMessage id="member.backtest.subtitle" />}
      />
      <Stack gap={14} miw={0} aria-hidden="true">
        <Group gap="10px 20px">
          {controls.map((width) => (
            <Skeleton key={width} height={34} width={width} />
          ))}
        </Group>
        <Card p="md">
          <Group gap={28} mb={20}>
            {figures.map((width) => (
              <Skeleton key={width} height={52} width={width} />
            ))}
          </Group>
          <Skeleton height={260} />
        </Card>
        <Card p="md">
          <Skeleton height={180} />
        </Card>
      </Stack>
    </>
  );
}
