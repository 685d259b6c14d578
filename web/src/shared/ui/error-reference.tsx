import { Box } from '@mantine/core';
import type { AppError } from '../relay/app-error.ts';
import { FaultReference } from './fault-reference.tsx';

/** In a bar that tells of a fault, under its words: the number by which support finds it, where there is one. */
export function ErrorReference({ fault: { requestId } }: { readonly fault: AppError }) {
  if (requestId === null) return null;
  return (
    <Box component="small" display="block" fz="xs" style={{ overflowWrap: 'anywhere' }}>
      <FaultReference id={requestId} />
    </Box>
  );
}
