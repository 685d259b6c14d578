import { whenIdle } from '../shared/ui/when-idle.ts';

/** Registers the worker that shows notifications and the offline page. A browser without one does without both. */
export function registerServiceWorker({ navigator }: Window): void {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}));
}
