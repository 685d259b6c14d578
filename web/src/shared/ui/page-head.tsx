import { Box, Flex } from '@mantine/core';
import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: ReactNode;
  /** One sentence under the title. */
  readonly subtitle?: ReactNode;
  /** What belongs to the whole page, beside its title. */
  readonly aside?: ReactNode;
}

/** A page's title and what it is about. */
export function PageHead({ title, subtitle, aside }: PageHeadProps) {
  return (
    <Flex
      wrap="wrap"
      gap="12px 24px"
      align="center"
      justify="space-between"
      mb="md"
      // A title may be an address without a place to break.
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
