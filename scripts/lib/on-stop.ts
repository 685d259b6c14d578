const parentCheckMs = 500;

/**
 * Calls back each time this script is told to stop: by Ctrl-C, SIGTERM or a closed terminal. A script that npm started
 * is also told by the end of npm's shell, unless a signal came before: npm passes a SIGTERM on to that shell only.
 */
export function onStop(listener: () => void): void {
  const timer = setInterval(() => {
    if (process.ppid !== parent) notify();
  }, parentCheckMs);
  const notify = () => {
    clearInterval(timer);
    listener();
  };
  const parent = process.ppid;
  timer.unref();
  if (process.env.npm_lifecycle_event === undefined) clearInterval(timer);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, notify);
}
