import { Flex } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** What is wrong with a field, with its sign. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <Flex component="span" display="inline-flex" gap={6}>
      <IconAlertCircle size={14} stroke={1.8} aria-hidden />
      {children}
    </Flex>
  );
}
