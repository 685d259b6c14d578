import { Box, Group, Skeleton, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../shared/ui/page-head.tsx';
import styles from './dropinfo-screen-skeleton.module.css';

const CHIPS = [84, 92, 76, 104, 68];
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The list's shape while it is on its way: filters, facts and rows where they will stand. */
export function DropinfoScreenSkeleton() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="member.dropinfo.title" />}
        subtitle={<FormattedMessage id="member.dropinfo.subtitle" />}
      />
      <Stack gap="sm" miw={0} aria-hidden="true">
        <Group gap="xs" mih="var(--control-h-sm)" wrap="nowrap" style={{ overflow: 'hidden' }}>
          {CHIPS.map((width) => (
            <Skeleton key={width} className={styles.control} width={width} />
          ))}
        </Group>
        <Group gap="xs" mih="var(--control-h-sm)" wrap="nowrap" style={{ overflow: 'hidden' }}>
          <Skeleton className={styles.control} width={430} />
          <Skeleton className={styles.control} width={230} />
        </Group>
        <Group gap="xs" mih="var(--control-h-sm)" wrap="nowrap" style={{ overflow: 'hidden' }}>
          <Skeleton height={18} width={140} />
          <Skeleton height={18} width={110} />
          <Skeleton height={18} width={90} />
        </Group>
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
              <Skeleton height={28} />
              <Skeleton className={styles.match} height={28} width={`${60 + ((row * 17) % 35)}%`} />
              <Skeleton height={28} />
              <Skeleton height={14} />
              <Skeleton height={28} />
              <Skeleton height={28} />
            </div>
          ))}
        </div>
      </Stack>
    </>
  );
}
