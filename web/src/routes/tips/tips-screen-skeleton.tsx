import { Skeleton, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { TipsSkeleton } from '../../shared/tip/tips-skeleton.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';

/** The screen's shape while it is on its way: switches, balance, choices and rows where they will stand. */
export function TipsScreenSkeleton() {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="common.tips" />}
        subtitle={<FormattedMessage id="member.tips.subtitle" />}
      />
      <Stack gap={14} aria-hidden="true">
        <Skeleton height={20} width={300} />
        <Skeleton h={{ base: 124, sm: 262 }} />
        <TipsSkeleton />
      </Stack>
    </>
  );
}
