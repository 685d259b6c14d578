import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';

interface CheckListProps extends BoxProps {
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** Many boxes to tick, in columns that scroll. */
export function CheckList(props: CheckListProps) {
  return (
    <Box
      component="fieldset"
      display="grid"
      mah={260}
      mt="xs"
      p="sm"
      bg="var(--surface-panel)"
      bd="1px solid var(--line-strong)"
      bdrs="sm"
      style={{
        gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
        gap: '8px 16px',
        overflowY: 'auto',
      }}
      {...props}
    />
  );
}
