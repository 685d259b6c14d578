import { Box, Drawer, Flex } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** The title and the close button of the drawer around it. */
export function CartHead({ children }: { readonly children?: ReactNode }) {
  const intl = useIntl();
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
      <Drawer.Title fz="xl" fw={600} lh="xl" style={{ fontStretch: 'var(--wdth-head)' }}>
        {intl.formatMessage({ id: 'public.cart.title' })}
      </Drawer.Title>
      <Box component="span" flex={1} pt={4} c="var(--text-2)" fz="var(--fs-13)">
        {children}
      </Box>
      <Drawer.CloseButton
        w={{ base: 44, md: 36 }}
        h={{ base: 44, md: 36 }}
        m={0}
        c="var(--text-2)"
        aria-label={intl.formatMessage({ id: 'public.cart.close' })}
      />
    </Flex>
  );
}
