import { Card, Group, Skeleton, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../../shared/ui/page-head.tsx';

const CONTROLS = [210, 130, 160, 180, 150, 120];
const FIGURES = [120, 150, 156, 162];

/** The screen's shape while it is on its way: the rule, the figures and the line. */
export function BacktestScreenSkeleton() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.backtest" />}
        subtitle={<FormattedMessage id="member.backtest.subtitle" />}
      />
      <Stack gap={14} miw={0} aria-hidden="true">
        <Group gap="10px 20px">
          {CONTROLS.map((width) => (
            <Skeleton key={width} height={34} width={width} />
          ))}
        </Group>
        <Card p="md">
          <Group gap={28} mb={20}>
            {FIGURES.map((width) => (
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
