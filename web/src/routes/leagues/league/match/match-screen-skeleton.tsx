import { Box, Card, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import styles from './match-screen-skeleton.module.css';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const PANELS = [0, 1];
const LINES = [0, 1, 2, 3, 4, 5];

/** The match page's shape while it is on its way. */
export function MatchScreenSkeleton() {
  return (
    <Stack aria-hidden="true">
      <Card>
        <div className={styles.teams}>
          <Skeleton height={44} width="70%" />
          <Skeleton height={84} width={190} />
          <Skeleton height={44} width="70%" className={styles.away} />
        </div>
        <Box h={42} style={{ borderTop: '1px solid var(--line)' }} />
      </Card>
      <Skeleton height={20} width={320} />
      <Card>
        <div className={styles.row} />
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton height={20} width="90%" />
            <Skeleton height={26} />
            <Skeleton height={20} width="90%" className={styles.away} />
          </div>
        ))}
      </Card>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        {PANELS.map((panel) => (
          <Card key={panel}>
            <div className={styles.row} />
            {LINES.map((line) => (
              <div key={line} className={styles.line}>
                <Skeleton height={16} width={`${50 + ((line * 17) % 30)}%`} />
              </div>
            ))}
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
