import { Box, Card, Flex, Skeleton, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../shared/ui/page-head.tsx';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The list's shape while it is on its way. */
export function LeaguesScreenSkeleton() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.statistics" />}
        subtitle={<FormattedMessage id="member.leagues.subtitle" />}
      />
      <Stack gap="sm" maw={960} aria-hidden="true">
        <Flex gap="10px 24px" justify="space-between" wrap="wrap">
          <Skeleton height="var(--control-h-sm)" width={270} />
          <Skeleton flex={{ base: '1 1 100%', sm: '0 1 320px' }} h={36} />
        </Flex>
        <Card>
          <Box h={32} bg="var(--surface-inset)" style={{ borderBottom: '1px solid var(--line)' }} />
          {ROWS.map((row) => (
            <Flex key={row} variant="row" h={{ base: 57, sm: 49 }}>
              <Skeleton height={14} width={21} radius={2} />
              <Skeleton height={28} width={`${30 + ((row * 17) % 35)}%`} />
              <Skeleton flex="none" ml="auto" height={18} width={88} />
            </Flex>
          ))}
        </Card>
      </Stack>
    </>
  );
}
