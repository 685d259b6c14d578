import { Button, Flex } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface NewRowsPillProps {
  /** The label, for example `3 nowe sygnały`. */
  readonly children: ReactNode;
  readonly onShow: () => void;
}

/** Shows the new rows that are held back. Sticks under the top bar. */
export function NewRowsPill({ children, onShow }: NewRowsPillProps) {
  return (
    <Flex pos="sticky" top="calc(var(--top-h) + 8px)" justify="center" h={0} style={{ zIndex: 5 }}>
      <Button
        data-arrives
        size="compact-sm"
        radius="xl"
        h={{ md: 32 }}
        mt={-16}
        px={14}
        fz="var(--fs-13)"
        style={{ boxShadow: 'var(--shadow-float)' }}
        leftSection={<IconArrowUp size={15} stroke={2} aria-hidden="true" />}
        onClick={onShow}
      >
        {children}
      </Button>
    </Flex>
  );
}
