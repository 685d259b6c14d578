const parentCheckMs = 500;

/**
 * Calls back each time this script is told to stop: by Ctrl-C, SIGTERM or a closed terminal, and once when it was
 * started by npm and npm's shell is gone, since npm passes a SIGTERM on to that shell only.
 * @param {() => void} listener
 */
export function onStop(listener) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, listener);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    listener();
  }, parentCheckMs);
  timer.unref();
}
