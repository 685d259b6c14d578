import { startTransition, useEffect, useState } from 'react';

/** So many rows are drawn in a frame, more only where they would take more than `MOST_FRAMES` by that. */
const FEW = 3;
const MOST_FRAMES = 3;

/** Rows on their way into a list. */
interface BatchedAppend {
  /** Ids of those that are not drawn yet. */
  readonly pending: ReadonlySet<string>;
  /** Takes rows that have come into the data. */
  readonly enqueue: (ids: readonly string[]) => void;
}

/** Lets rows that come together into a list by a few in each frame, so that no frame takes long; `onShow` hears of each few. */
export function useBatchedAppend(onShow: (ids: readonly string[]) => void): BatchedAppend {
  const [pending, setComing] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (pending.size === 0) return;
    const frame = requestAnimationFrame(() => {
      const few = [...pending].slice(0, Math.max(FEW, Math.ceil(pending.size / MOST_FRAMES)));
      startTransition(() => {
        setComing((all) => new Set([...all].filter((id) => !few.includes(id))));
        onShow(few);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [pending, onShow]);

  const enqueue = (ids: readonly string[]) => setComing((all) => new Set([...all, ...ids]));
  return { pending, enqueue };
}
