import { Box, Flex } from '@mantine/core';
import type { ReactNode } from 'react';

export function Legend({ children }: { readonly children: ReactNode }) {
  return (
    <Flex component="figcaption" wrap="wrap" gap="4px 18px" mt="sm" c="var(--text-2)" fz="xs">
      {children}
    </Flex>
  );
}

/** A sample of a line or a band. `border` is a CSS border. */
export function LegendMark({ border }: { readonly border: string }) {
  return (
    <Box
      component="i"
      display="inline-block"
      w={18}
      mr={7}
      style={{ verticalAlign: 'middle', borderTop: border }}
    />
  );
}
