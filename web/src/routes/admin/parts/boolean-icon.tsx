import { Box } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useIntl } from 'react-intl';

export function BooleanIcon({ value }: { readonly value: boolean }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: value ? 'common.yes' : 'common.no' });
  return (
    <Box component="span" role="img" aria-label={label} c={value ? 'var(--success-text)' : 'dimmed'}>
      {value ? <IconCheck size={15} stroke={2} aria-hidden="true" /> : '–'}
    </Box>
  );
}
