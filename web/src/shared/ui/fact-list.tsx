import { Box, Flex } from '@mantine/core';
import type { ReactNode } from 'react';

interface FactListProps {
  /** Names with their values, in their order; what has no value is left out. */
  readonly facts: readonly { readonly key: string; readonly name: ReactNode; readonly value: ReactNode }[];
}

/** Names and their values, a line each. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl>
      {facts.map(
        ({ key, name, value }) =>
          value && (
            <Flex key={key} variant="row" justify="space-between" gap="md" px={0} py={10}>
              <Box component="dt" c="dimmed">
                {name}
              </Box>
              <Box component="dd" miw="6em" fw={500} ta="right" style={{ overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Flex>
          ),
      )}
    </dl>
  );
}
