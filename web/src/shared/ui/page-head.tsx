import { Box, Flex } from '@mantine/core';
import type { ReactNode } from 'react';

export interface PageHeadProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly aside?: ReactNode;
}

export function PageHead({ title, subtitle, aside }: PageHeadProps) {
  return (
    <Flex
      wrap="wrap"
      gap="12px 24px"
      align="center"
      justify="space-between"
      mb="md"
      // A title may be an e-mail address.
      style={{ overflowWrap: 'anywhere' }}
    >
      <div>
        <h1>{title}</h1>
        {subtitle !== undefined && (
          <Box component="p" c="var(--text-2)">
            {subtitle}
          </Box>
        )}
      </div>
      {aside}
    </Flex>
  );
}
