import { Box, Card, Skeleton, Stack } from '@mantine/core';
import styles from './admin-list-skeleton.module.css';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The shape of a list with its search while it is on its way. */
export function AdminListSkeleton() {
  return (
    <Stack gap="sm" aria-hidden="true">
      <Skeleton height={36} width="min(100%, 320px)" />
      <Card>
        <Box h={32} bg="var(--surface-inset)" style={{ borderBottom: '1px solid var(--line)' }} />
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton height={14} width={21} radius={2} />
            <Skeleton height={28} width={`${30 + ((row * 17) % 35)}%`} />
          </div>
        ))}
      </Card>
    </Stack>
  );
}
