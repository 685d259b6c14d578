import { Box } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useIntl } from 'react-intl';

/** Whether something is so: a check, or a dash. */
export function YesMark({ isSo }: { readonly isSo: boolean }) {
  const intl = useIntl();
  const word = intl.formatMessage({ id: isSo ? 'admin.mark.yes' : 'admin.mark.no' });
  return (
    <Box component="span" role="img" aria-label={word} c={isSo ? 'var(--success-text)' : 'dimmed'}>
      {isSo ? <IconCheck size={15} stroke={2} aria-hidden="true" /> : '–'}
    </Box>
  );
}
