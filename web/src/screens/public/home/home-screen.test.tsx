import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { SessionState } from '../../../shared/session/session-state.ts';
import { SessionContext } from '../../../shared/session/use-session.ts';
import { guest, signedIn } from '../../../testing/session-states.ts';
import { polish } from '../../../testing/texts.ts';
import { HomeScreen } from './home-screen.tsx';

function open(state: SessionState, address = '/') {
  let current = state;
  const listeners = new Set<() => void>();
  const start = vi.fn(async () => {
    current = signedIn();
    for (const listener of listeners) listener();
  });
  const session = {
    state: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    enter: () => undefined,
    leave: () => undefined,
    refresh: async () => undefined,
    setOffline: () => undefined,
  };
  const router = createMemoryRouter(
    [
      { path: '/', element: <HomeScreen /> },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(
    <RawIntlProvider value={polish}>
      <MantineProvider env="test">
        <SessionContext value={session}>
          <RouterProvider router={router} />
        </SessionContext>
      </MantineProvider>
    </RawIntlProvider>,
  );
  return { router, start };
}

const site = (change: Partial<SessionState['site']>) => {
  const state = guest();
  return { ...state, site: { ...state.site, ...change } };
};

it('says that a technical break is on, and nothing else', () => {
  open(site({ technicalBreak: true }));
  const words = 'Trwa przerwa techniczna. Przepraszamy za problemy i zapraszamy wkrótce!';
  expect(screen.getByRole('heading').textContent).toBe(words);
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['the configuration says so', site({ offline: true })],
  ['no answer came', { ...guest(), offline: true }],
])('says that the server is silent when %s', (_, state) => {
  open(state);
  expect(screen.getByText('Serwer nie odpowiada')).toBeDefined();
});
