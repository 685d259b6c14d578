import { Box, Flex } from '@mantine/core';
import type { ReactNode } from 'react';

interface ProviderRowProps {
  /** A flag or crest. */
  readonly picture?: ReactNode;
  /** The name, which may be a link. */
  readonly name: ReactNode;
  readonly caption?: ReactNode;
  /** What stands at the end: marks, a button. */
  readonly children?: ReactNode;
}

/** A row of what the data provider offers. */
export function ProviderRow({ picture, name, caption, children }: ProviderRowProps) {
  return (
    <Flex component="li" variant="row" wrap="wrap" rowGap={4} mih={{ base: 56, sm: 48 }} py="xs">
      {picture}
      <Flex component="span" flex="1 1 160px" miw={0} direction="column">
        <Box component="span" fw={600}>
          {name}
        </Box>
        {caption !== undefined && (
          <Box component="span" c="dimmed" fz="xs">
            {caption}
          </Box>
        )}
      </Flex>
      {children !== undefined && (
        <Flex component="span" gap="sm" align="center" fz="var(--fs-13)">
          {children}
        </Flex>
      )}
    </Flex>
  );
}
