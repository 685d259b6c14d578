import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { SessionState } from '../../shared/session/session-state.ts';
import { createTestServices, renderPart } from '../../testing/render-screen.tsx';
import { guest, stillSession } from '../../testing/session-states.ts';

/** Renders a section of the home page with mocks of `cart.add` and `session.start`. */
export function renderHomePart(part: ReactNode, state: SessionState = guest()) {
  const add = vi.fn();
  const start = vi.fn(async () => true);
  const { cart } = createTestServices();
  const page = renderPart(part, { session: stillSession(state, { start }), cart: { ...cart, add } });
  return { ...page, add, start };
}

/** Mocks IntersectionObserver; `scroll` moves all elements into or out of view. */
export function fakeView() {
  const callbacks = new Set<(isIntersecting: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly notify: (isIntersecting: boolean) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.notify = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {
        callbacks.add(this.notify);
      }
      disconnect() {
        callbacks.delete(this.notify);
      }
    },
  );
  return {
    scroll(isIntersecting: boolean) {
      act(() => {
        for (const notify of callbacks) notify(isIntersecting);
      });
    },
  };
}
