import { Flex, type FlexProps } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface ErrorTextProps extends Pick<FlexProps, 'mt' | 'mb' | 'justify'> {
  readonly component?: 'span' | 'p';
  readonly id?: string;
  readonly role?: 'alert';
  readonly children: ReactNode;
}

/** An error with an icon, so that it is not shown by color alone. */
export function ErrorText({ component = 'span', children, ...flex }: ErrorTextProps) {
  return (
    <Flex component={component} gap={6} c="var(--danger-text)" fz="xs" fw={500} lh="xs" {...flex}>
      <IconAlertCircle style={{ flex: 'none', marginTop: 1 }} size={14} stroke={1.8} aria-hidden />
      <span>{children}</span>
    </Flex>
  );
}
