/** Time of a row's first paint, milliseconds since 1970. */
export interface PaintedRow {
  readonly uid: string;
  readonly at: number;
}

/**
 * Runs in the page: records in `paintedRows` when each new row is on the screen, which is after the frame that
 * first contains it.
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

/** The used part of a React fiber. */
interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  /** The lowest bit is set when the component was rendered in this commit. */
  readonly flags: number;
  readonly type: unknown;
  readonly stateNode: object | null;
  readonly memoizedProps: Record<string, unknown> | null;
}

/**
 * Runs in the page before the app: counts in `renderedRows` the renders of table row components, with
 * React's hook for developer tools.
 */
export function countRenders(): void {
  const rendered = 1;
  /** The component of each row's element in the previous commit. */
  const known = new WeakMap<object, Fiber>();
  // All functions are methods, since esbuild wraps others in a helper that the page lacks.
  const page = Object.assign(globalThis, {
    renderedRows: 0,
    lookAt(first: Fiber | null): void {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        if (fiber.type === 'tr' && fiber.memoizedProps?.['data-uid']) page.lookAtRow(fiber);
        else page.lookAt(fiber.child);
      }
    },
    lookAtRow({ stateNode: element, return: component }: Fiber): void {
      if (!element || !component || known.get(element) === component) return;
      known.set(element, component);
      if (component.flags & rendered) page.renderedRows += 1;
    },
  });

  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject() {
        return 1;
      },
      checkDCE() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot(_id: number, { current }: { current: Fiber }) {
        page.lookAt(current);
      },
    },
  });
}
