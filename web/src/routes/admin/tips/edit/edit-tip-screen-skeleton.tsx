import { Skeleton, Stack } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../../../shared/ui/page-head.tsx';

/** The form's shape while the tip is on its way. */
export function EditTipScreenSkeleton() {
  return (
    <>
      <PageHead title={<FormattedMessage id="admin.title.editTip" />} />
      <Stack aria-hidden="true">
        <Skeleton height={420} />
        <Skeleton height={180} />
      </Stack>
    </>
  );
}
