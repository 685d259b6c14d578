import { Box, Flex } from '@mantine/core';
import type { ReactNode } from 'react';

/** Elements that the drawer provides. */
export interface CartHeadParts {
  readonly title: ReactNode;
  readonly closeButton: ReactNode;
}

interface CartHeadProps extends CartHeadParts {
  readonly children?: ReactNode;
}

export function CartHead({ title, closeButton, children }: CartHeadProps) {
  return (
    <Flex
      component="header"
      flex="none"
      gap="4px 14px"
      align="center"
      py={{ base: 10, sm: 14 }}
      pr={{ base: 8, sm: 16 }}
      pl={{ base: 16, sm: 28 }}
      style={{ borderBottom: '1px solid var(--line)' }}
    >
      {title}
      <Box component="span" flex={1} pt={4} c="var(--text-2)" fz="var(--fs-13)">
        {children}
      </Box>
      {closeButton}
    </Flex>
  );
}
