import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { SessionState } from '../../../shared/session/session-state.ts';
import { SessionContext } from '../../../shared/session/use-session.ts';
import { guest } from '../../../testing/session-states.ts';
import { polish } from '../../../testing/texts.ts';
import { HomeScreen } from './home-screen.tsx';

function open(state: SessionState) {
  const session = {
    state: () => state,
    subscribe: () => () => undefined,
    start: async () => undefined,
    enter: () => undefined,
    leave: () => undefined,
    refresh: async () => undefined,
    setOffline: () => undefined,
  };
  const router = createMemoryRouter([{ path: '/', element: <HomeScreen /> }]);
  render(
    <RawIntlProvider value={polish}>
      <MantineProvider env="test">
        <SessionContext value={session}>
          <RouterProvider router={router} />
        </SessionContext>
      </MantineProvider>
    </RawIntlProvider>,
  );
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
