import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

export { showToast, type Toast } from './toast-queue.ts';

/** In milliseconds: within the routed app, and elsewhere. */
export const toastDuration = { routed: 3000, default: 5000 } as const;

/**
 * Renders toasts; `duration` is in milliseconds. Their code loads when the browser is idle, so that it is no part of the page and is
 * available for network errors. When loading fails, it retries once the browser is online; toasts are queued.
 */
export function ToastHost({ duration }: { duration: number }) {
  const [Toasts, setToasts] = useState<ComponentType<{ duration: number }> | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./toasts.tsx').then(
        (code) => setToasts(() => code.Toasts),
        () => window.addEventListener('online', load, { once: true }),
      );
    const cancel = whenIdle(load);
    return () => {
      cancel();
      window.removeEventListener('online', load);
    };
  }, []);
  return Toasts && <Toasts duration={duration} />;
}
