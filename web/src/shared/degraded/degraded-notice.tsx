import { type ComponentType, lazy, Suspense } from 'react';
import { useDegradedSince } from './degraded-answers.ts';
import type { DegradedBarProps } from './degraded-bar.tsx';

// Rarely needed, so loaded on demand. When that fails, the page works without it.
const DegradedBar = lazy<ComponentType<DegradedBarProps>>(() =>
  import('./degraded-bar.tsx').then(
    ({ DegradedBar }) => ({ default: DegradedBar }),
    () => ({ default: () => null }),
  ),
);

interface DegradedNoticeProps extends Omit<DegradedBarProps, 'since'> {
  readonly operation: string;
}

/** Shows that an operation's data are stale, because the upstream is down. */
export function DegradedNotice({ operation, ...barProps }: DegradedNoticeProps) {
  const since = useDegradedSince(operation);
  if (since === null) return null;
  return (
    <Suspense fallback={null}>
      <DegradedBar since={since} {...barProps} />
    </Suspense>
  );
}
