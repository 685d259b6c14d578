import { Card, SimpleGrid, Skeleton, Stack } from '@mantine/core';
import styles from './team-screen-skeleton.module.css';

const PANELS = [8, 6];

/** The page's shape while it is on its way: name, figures and matches where they will stand. */
export function TeamScreenSkeleton() {
  return (
    <Stack aria-hidden="true">
      <Stack gap={6}>
        <Skeleton height={18} width={140} />
        <Skeleton height={44} width={260} />
      </Stack>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        {PANELS.map((rows) => (
          <Card key={rows}>
            <div className={styles.head}>
              <Skeleton height={14} width={150} />
            </div>
            {Array.from({ length: rows }, (_, row) => row).map((row) => (
              <div key={row} className={styles.row}>
                <Skeleton height={16} />
              </div>
            ))}
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
