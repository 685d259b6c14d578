import { type ComponentType, lazy, Suspense } from 'react';
import { useDegradedSince } from './degraded-answers.ts';
import type { DegradedBarProps } from './degraded-bar.tsx';

// Rarely needed, so it comes when it is; where it cannot come, what is on show stands without it.
const DegradedBar = lazy<ComponentType<DegradedBarProps>>(() =>
  import('./degraded-bar.tsx').then(
    ({ DegradedBar }) => ({ default: DegradedBar }),
    () => ({ default: () => null }),
  ),
);

interface DegradedNoticeProps {
  /** The operation whose data are on show. */
  readonly operation: string;
  /** Asks for them anew. */
  readonly onRefresh: () => void | Promise<void>;
  /** Whether that may be done without anybody's wish, now and then: it must not disturb when it fails. */
  readonly isQuiet?: boolean;
}

/** Says over data that they are older than usual, as long as the service behind the graph is down. */
export function DegradedNotice({ operation, ...asking }: DegradedNoticeProps) {
  const since = useDegradedSince(operation);
  if (since === null) return null;
  return (
    <Suspense fallback={null}>
      <DegradedBar since={since} {...asking} />
    </Suspense>
  );
}
