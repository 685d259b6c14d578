import { type ComponentType, useEffect, useState } from 'react';
import { queueToast, type Toast } from './toast-queue.ts';
import { whenIdle } from './when-idle.ts';

export type { Toast } from './toast-queue.ts';

/** How long a toast stays, in milliseconds: within the routed app, and elsewhere. */
export const toastDuration = { routed: 3000, default: 5000 } as const;

/** Shows a toast; the same words are not shown twice at once, the later take the place of the earlier. */
export function showToast(toast: Toast): void {
  queueToast(toast);
}

/**
 * Where toasts stand; `duration` is in milliseconds. Their code is fetched in the first pause after the page is
 * drawn: it is no part of the page's own weight, and at hand when an error of the network has to be told. Where it cannot
 * be had it is fetched when the network is back; what is to be told waits.
 */
export function ToastHost({ duration }: { duration: number }) {
  const [Toasts, setToasts] = useState<ComponentType<{ duration: number }> | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./toasts.tsx').then(
        (code) => setToasts(() => code.Toasts),
        () => window.addEventListener('online', load, { once: true }),
      );
    const giveUp = whenIdle(load);
    return () => {
      giveUp();
      window.removeEventListener('online', load);
    };
  }, []);
  return Toasts && <Toasts duration={duration} />;
}
