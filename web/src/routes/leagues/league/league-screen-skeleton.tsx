import { Card, Flex, Group, Skeleton } from '@mantine/core';
import styles from './league-screen-skeleton.module.css';

const CONTROLS = [0, 1, 2, 3, 4, 5, 6, 7];
const ROWS = [0, 1, 2, 3, 4, 5];

/** The page's shape while it is on its way: name, lines and matches where they will stand. */
export function LeagueScreenSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.title}>
        <Skeleton height={18} width={96} />
        <Skeleton height={32} width={220} />
        <Skeleton height={18} width={110} />
      </div>
      <Card>
        <Group gap={0} h={45} px="md" wrap="nowrap" style={{ borderBottom: '1px solid var(--line)' }}>
          <Skeleton height={14} width={150} />
        </Group>
        <Flex
          gap="10px 16px"
          wrap="wrap"
          py="sm"
          px="md"
          bg="var(--surface-inset)"
          style={{ borderBottom: '1px solid var(--line)' }}
        >
          {CONTROLS.map((control) => (
            <Skeleton key={control} height={48} width={104} />
          ))}
        </Flex>
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton height={18} width={64} />
            <Skeleton className={styles.teams} height={54} />
            <Skeleton className={styles.stats} height={54} />
          </div>
        ))}
      </Card>
    </div>
  );
}
