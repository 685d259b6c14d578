import { Box, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface FormPartProps {
  readonly title: ReactNode;
  /** Its fields. */
  readonly children: ReactNode;
}

/** Fields of a form that belong together, below a line and a title. */
export function FormPart({ title, children }: FormPartProps) {
  return (
    <Box component="fieldset" pt="md" style={{ borderTop: '1px solid var(--line)' }}>
      <Box component="legend" p={0} fw={600} style={{ float: 'left' }}>
        {title}
      </Box>
      <Stack gap="sm" pt="sm" style={{ clear: 'both' }}>
        {children}
      </Stack>
    </Box>
  );
}
