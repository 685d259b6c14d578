import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SessionState } from '../../../shared/session/session-state.ts';
import { SessionContext } from '../../../shared/session/use-session.ts';
import { guest, stillSession } from '../../../testing/session-states.ts';
import { polish } from '../../../testing/texts.ts';
import { HomeScreen } from './home-screen.tsx';
import { fakeView } from './testing.tsx';

beforeEach(() => {
  fakeView();
  return () => vi.unstubAllGlobals();
});

function open(state: SessionState) {
  const session = stillSession(state);
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

it('has its parts under the names that menus and other sites lead to', () => {
  open(guest());
  expect(document.querySelector('#start h1')?.textContent).toBe('Kurs spada w Azji. Widzisz to od razu.');
  expect(document.querySelectorAll('#zalety li h3')).toHaveLength(9);
  expect(document.querySelector('#kup h2')?.textContent).toBe('Pakiety');
});

it('tells what it offers: the leagues, the nine tools, and the sports to come', () => {
  open(guest());
  const features = [...document.querySelectorAll('#zalety li')].map((item) => [
    item.querySelector('h3')?.textContent,
    item.querySelector('h3 + p')?.textContent,
  ]);
  expect(features.map(([name]) => name)).toEqual([
    'Typy standardowe',
    'Typy specjalne',
    'Typy AI',
    'GOQ',
    'Statystyki',
    'Autofiltry',
    'Dropinfo',
    'Baza danych',
    'W przygotowaniu',
  ]);
  expect(features[3]?.[1]).toMatch(/6 i 12 miesięcy/);
  expect(features[7]?.[1]).toMatch(/^Ponad 80 lig i pucharów/);
  expect(features[8]?.[1]).toMatch(/^Tenis, siatkówka i NBA/);
});

it('never claims a result without the date of its data, and leads to the proof', () => {
  open(guest());
  const claims = screen.getAllByText('38 %');
  expect(claims).toHaveLength(screen.getAllByText('1102 %').length);
  expect(screen.getAllByText(/Dane do 30\.09\.2024\./)).toHaveLength(claims.length);
  const proof = screen.getByRole('link', { name: 'Wykres, próba i metoda' });
  expect(proof.getAttribute('href')).toBe('/nasza-skutecznosc');
});

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
