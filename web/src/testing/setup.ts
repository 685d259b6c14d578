import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

// Relay's test environment asks for its functions by the name of another test runner.
vi.stubGlobal('jest', vi);

// What is waited for may be code that is fetched on demand: a second at rest, more on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// What React, Relay or a library finds wrong with a test or with the app fails the test. One that expects it stands in for
// the function itself.
const said: string[] = [];
for (const name of ['error', 'warn'] as const) {
  console[name] = (...words: unknown[]) => void said.push(`console.${name}: ${format(...words)}`);
}
afterEach(() => {
  expect(said.splice(0), 'what was written to the console').toEqual([]);
});

// Tests of the network run without a browser; the others miss what the simulated one leaves out.
if (typeof window !== 'undefined') {
  window.matchMedia = (query) => {
    const list: MediaQueryList = Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
    return list;
  };
  window.scrollTo = () => undefined;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };

  // Nothing has a size here, so all is in view.
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(target: Element) {
      const box = target.getBoundingClientRect();
      const shown = { boundingClientRect: box, intersectionRect: box, rootBounds: null };
      this.#tell([{ ...shown, target, time: 0, isIntersecting: true, intersectionRatio: 1 }], this);
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };

  afterEach(() => {
    cleanup();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
}
