import { Box, Button } from '@mantine/core';
import { IconReceiptTax } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../ui/notice.tsx';
import { useTaxChoice } from './use-after-tax.ts';
import { useTaxToggle } from './use-tax-toggle.ts';

interface AfterTaxBarProps {
  /** Whether it offers figures after tax while they are not, where no menu does. */
  readonly isOffered?: boolean;
}

/** Over figures that are after tax: says so, and shows them as they are. */
export function AfterTaxBar({ isOffered = false }: AfterTaxBarProps) {
  const [{ isOn, percent }] = useTaxChoice();
  const toggle = useTaxToggle();
  if (!isOn) {
    return (
      isOffered && (
        <Button variant="default" size="compact-sm" mb="sm" onClick={toggle}>
          <FormattedMessage id="shared.tax.on" values={{ percent }} />
        </Button>
      )
    );
  }
  return (
    <Notice
      tone="accent"
      role="status"
      icon={<IconReceiptTax size={18} stroke={1.6} aria-hidden="true" />}
      wrap="wrap"
      mb="sm"
      fz="var(--fs-13)"
      lh="var(--lh-13)"
    >
      <Box component="p" flex="1 1 220px" miw={0}>
        <FormattedMessage id="shared.tax.bar" values={{ percent, b: (text) => <b>{text}</b> }} />
      </Box>
      <Button variant="default" size="compact-sm" onClick={toggle}>
        <FormattedMessage id="shared.tax.off" />
      </Button>
    </Notice>
  );
}
