/** When a row was painted for the first time, milliseconds since 1970. */
export interface PaintedRow {
  readonly uid: string;
  readonly at: number;
}

/**
 * Runs in the page: notes in `paintedRows` when each row that comes is on the screen, which is after the frame that
 * first has it.
 */
export function watchRows(): void {
  const painted: PaintedRow[] = [];
  Object.assign(globalThis, { paintedRows: painted });
  const { port1, port2 } = new MessageChannel();
  const known = new Set<string>();
  let waiting: string[] = [];
  port1.onmessage = () => {
    const at = performance.timeOrigin + performance.now();
    for (const uid of waiting) painted.push({ uid, at });
    waiting = [];
  };
  const list = document.querySelector('table');
  if (!list) throw new Error('the list has no rows');
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        for (const { dataset } of [node, ...node.querySelectorAll<HTMLElement>('tr')]) {
          if (!dataset.uid || known.has(dataset.uid)) continue;
          known.add(dataset.uid);
          waiting.push(dataset.uid);
        }
      }
    }
    if (waiting.length > 0) requestAnimationFrame(() => port2.postMessage(null));
  }).observe(list, { childList: true, subtree: true });
}
