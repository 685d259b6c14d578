import { Box, Flex, Skeleton, Stack } from '@mantine/core';
import styles from './tips-skeleton.module.css';

const CHIPS = [84, 92, 104, 52];
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The shape of a list of tips: choices and rows where they will stand. */
export function TipsSkeleton() {
  return (
    <Stack gap={14} aria-hidden="true">
      <Flex gap={6} style={{ overflow: 'hidden' }}>
        {CHIPS.map((width) => (
          <Skeleton key={width} className={styles.chip} width={width} />
        ))}
      </Flex>
      <div className={styles.list}>
        <Box
          h={36}
          bg="var(--surface-inset)"
          visibleFrom="md"
          style={{ borderBottom: '1px solid var(--line)' }}
        />
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton height={28} />
            <Skeleton height={28} width={`${60 + ((row * 17) % 35)}%`} />
            <Skeleton height={28} width={`${50 + ((row * 23) % 40)}%`} />
            <Skeleton height={20} />
            <Skeleton height={14} />
            <Skeleton height={14} />
          </div>
        ))}
      </div>
    </Stack>
  );
}
