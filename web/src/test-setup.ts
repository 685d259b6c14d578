import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Relay's test environment asks for its functions by the name of another test runner.
vi.stubGlobal('jest', vi);

// What is waited for may be code that is fetched on demand: a second at rest, more on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

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

  afterEach(() => {
    cleanup();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
}
