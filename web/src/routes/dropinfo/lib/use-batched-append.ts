import { startTransition, useEffect, useState } from 'react';

/** Rows rendered per frame; larger batches when they would otherwise take more than `maxFrames`. */
const batchSize = 3;
const maxFrames = 3;

/** Renders new rows in small batches, one per frame, so that no frame takes long. `onShow` receives each batch. */
export function useBatchedAppend(onShow: (ids: readonly string[]) => void) {
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (pending.size === 0) return;
    const frame = requestAnimationFrame(() => {
      const batch = [...pending].slice(0, Math.max(batchSize, Math.ceil(pending.size / maxFrames)));
      startTransition(() => {
        setPending((all) => new Set([...all].filter((id) => !batch.includes(id))));
        onShow(batch);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [pending, onShow]);

  const enqueue = (ids: readonly string[]) => setPending((all) => new Set([...all, ...ids]));
  return { pending, enqueue };
}
