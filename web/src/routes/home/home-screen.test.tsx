import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '../../shared/session/session-state.ts';
import type { SessionStore } from '../../shared/session/session-store.ts';
import { renderPages } from '../../testing/render-screen.tsx';
import { guest, stillSession } from '../../testing/session-states.ts';
import { HomeScreen } from './home-screen.tsx';
import { fakeView } from './testing.tsx';

beforeEach(() => {
  fakeView();
  return () => vi.unstubAllGlobals();
});

function open(state: SessionState, address = '/', overrides: Partial<SessionStore> = {}) {
  return renderPages(
    [
      { path: '/', element: <HomeScreen /> },
      { path: '*', element: null },
    ],
    { address, session: stillSession(state, overrides) },
  );
}

const site = (change: Partial<SessionState['site']>) => {
  const state = guest();
  return { ...state, site: { ...state.site, ...change } };
};

it('has its sections under the ids that menus and other sites link to', () => {
  open(guest());
  expect(document.querySelector('#start h1')?.textContent).toBe('Kurs spada w Azji. Widzisz to od razu.');
  expect(document.querySelectorAll('#zalety li h3')).toHaveLength(9);
  expect(document.querySelector('#kup h2')?.textContent).toBe('Pakiety');
});

it('lists the nine features', () => {
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

it('shows claims with the date and source of their data, and a link to the proof', () => {
  open(guest());
  const claims = screen.getAllByText('38 %');
  expect(claims).toHaveLength(screen.getAllByText('1102 %').length);
  expect(screen.getAllByText(/Dane do 30\.09\.2024, źródło: zestawienie usługodawcy\./)).toHaveLength(
    claims.length,
  );
  const proof = screen.getByRole('link', { name: 'Wykres, próba i metoda' });
  expect(proof.getAttribute('href')).toBe('/nasza-skutecznosc');
});

it('shows only a notice during a technical break', () => {
  open(site({ technicalBreak: true }));
  const text = 'Trwa przerwa techniczna. Przepraszamy za problemy i zapraszamy wkrótce!';
  expect(screen.getByRole('heading').textContent).toBe(text);
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['the configuration says so', site({ offline: true })],
  ['the last request failed', { ...guest(), offline: true }],
])('shows that the server is offline when %s', (_, state) => {
  open(state);
  expect(screen.getByText('Serwer nie odpowiada')).toBeDefined();
});

describe('the offline notice', () => {
  /** A session whose server is online at the given request. */
  const onlineAfter = (requests: number) => {
    const start = vi.fn(async () => true);
    const [offline, online] = [{ ...guest(), offline: true }, guest()];
    const state = () => (start.mock.calls.length < requests ? offline : online);
    return { start, state };
  };
  const returnUrl = '/?to=%2Ftips%3Fkind%3Dspecial';
  const path = ({ router }: ReturnType<typeof open>) =>
    router.state.location.pathname + router.state.location.search;

  it('stays while the server is offline, and returns automatically afterwards', async () => {
    const session = onlineAfter(2);
    const page = open(guest(), returnUrl, session);
    await act(async () => page.retries.now());
    expect(session.start).toHaveBeenCalledTimes(1);
    expect(path(page)).toBe(returnUrl);
    expect(screen.getByText('Serwer nie odpowiada')).toBeDefined();
    await act(async () => page.retries.now());
    await waitFor(() => expect(path(page)).toBe('/tips?kind=special'));
    expect(page.router.state.location.state).toEqual({ isAfterOutage: true });
    await act(async () => page.retries.now());
    expect(session.start).toHaveBeenCalledTimes(2);
  });

  it('waits for the session, because the prerendered page has none', () => {
    open({ ...guest(), loaded: false }, returnUrl);
    expect(screen.queryByText('Serwer nie odpowiada')).toBeNull();
  });

  it('does not return after the visitor has left', async () => {
    const session = onlineAfter(1);
    let answer = (_: boolean) => {};
    session.start.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const page = open(guest(), returnUrl, session);
    await userEvent.click(screen.getByRole('button'));
    await act(() => page.router.navigate('/terms'));
    await act(async () => answer(true));
    expect(path(page)).toBe('/terms');
  });

  it('returns by its button', async () => {
    const page = open(guest(), returnUrl, onlineAfter(1));
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(path(page)).toBe('/tips?kind=special'));
  });
});
