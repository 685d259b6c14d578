import { Card, Group, Skeleton, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../shared/ui/page-head.tsx';
import styles from './dashboard-screen-skeleton.module.css';

const ROWS = [0, 1, 2, 3, 4];
const LISTS = [0, 1, 2];

/** The dashboard's shape while it is on its way. */
export function DashboardScreenSkeleton() {
  return (
    <>
      <PageHead title={<FormattedMessage id="member.dashboard.title" />} />
      <div className={styles.skeleton} aria-hidden="true">
        <Card miw={0}>
          <Group gap={0} h={45} px="md" wrap="nowrap" style={{ borderBottom: '1px solid var(--line)' }}>
            <Skeleton height={14} width={150} />
          </Group>
          {ROWS.map((row) => (
            <div key={row} className={styles.row}>
              <Skeleton height={28} width={96} />
              <Skeleton height={28} width={`${40 + ((row * 13) % 25)}%`} />
              <Skeleton className={styles.picture} height={14} width={130} />
            </div>
          ))}
        </Card>
        <Card miw={0}>
          <Group gap={0} h={45} px="md" wrap="nowrap" style={{ borderBottom: '1px solid var(--line)' }}>
            <Skeleton height={14} width={110} />
          </Group>
          <Stack gap="sm" p="md">
            <Skeleton height={28} width="60%" />
            <Skeleton height={20} />
            <Skeleton height={20} />
            <Skeleton height={36} />
          </Stack>
        </Card>
        <div className={styles.lists}>
          {LISTS.map((list) => (
            <Card key={list} miw={0}>
              <Group gap={0} h={45} px="md" wrap="nowrap" style={{ borderBottom: '1px solid var(--line)' }}>
                <Skeleton height={14} width={110} />
              </Group>
              {ROWS.map((row) => (
                <div key={row} className={styles.row}>
                  <Skeleton height={28} width={`${45 + ((row * 11) % 30)}%`} />
                  <Skeleton className={styles.picture} height={28} width={56} />
                </div>
              ))}
            </Card>
          ))}
        </div>
      </div>
    </>
  );
}
