import { Flex } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { FaultCode, FaultField } from '../lib/autofilter-faults.ts';

interface FieldFaultProps {
  readonly field: FaultField;
  /** What is wrong; nothing is drawn when absent. */
  readonly code: FaultCode | undefined;
}

/** What is wrong with a field, with its sign. */
export function FieldFault({ field, code }: FieldFaultProps) {
  if (code === undefined) return null;
  return (
    <Flex component="span" gap={6} align="center" c="var(--danger-text)" fz="xs" fw={500} lh="xs">
      <IconAlertCircle size={14} stroke={1.8} aria-hidden />
      <FormattedMessage id="member.autofilters.fault" values={{ field, code }} />
    </Flex>
  );
}
