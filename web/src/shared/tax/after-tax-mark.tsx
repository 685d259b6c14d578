import { Box } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useTaxChoice } from './use-after-tax.ts';

/** Stands beside figures that are after tax; nothing while they are not. */
export function AfterTaxMark() {
  const [{ isOn }] = useTaxChoice();
  if (!isOn) return null;
  return (
    <>
      {' '}
      <Box
        component="small"
        c="var(--accent-text)"
        fz="var(--fs-12)"
        fw={500}
        style={{ whiteSpace: 'nowrap' }}
      >
        <FormattedMessage id="shared.tax.mark" />
      </Box>
    </>
  );
}
