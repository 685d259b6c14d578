import { lazy, Suspense, useEffect, useState } from 'react';
import { queueToast, type Toast } from './toast-queue.ts';
import { whenIdle } from './when-idle.ts';

export type { Toast } from './toast-queue.ts';

/** How long a toast stays, in milliseconds: within the routed app, and elsewhere. */
export const toastDuration = { routed: 3000, default: 5000 } as const;

/** Shows a toast; the same words are not shown twice at once. */
export function showToast(toast: Toast): void {
  queueToast(toast);
}

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

/**
 * Where toasts stand; `duration` is in milliseconds. Their code is fetched in the first pause after the page is
 * drawn: it is no part of the page's own weight, and at hand when a fault of the network has to be told.
 */
export function ToastHost({ duration }: { duration: number }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => whenIdle(() => setTime(true)), []);
  if (!isTime) return null;
  return (
    <Suspense fallback={null}>
      <Toasts duration={duration} />
    </Suspense>
  );
}
