import { act, screen } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import type { IntlShape } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { signedIn, stillSession } from '../../testing/session-states.ts';
import { english } from '../../testing/texts.ts';
import { admin } from './route.ts';

const openWith = (answer?: object, intl?: IntlShape) =>
  renderScreen(admin, {
    intl,
    session: stillSession(signedIn({ isAdmin: true })),
    frame: <Outlet context={[]} />,
    answer,
  });
const counts = {
  heldPayments: 1,
  pendingPayments: 22,
  users: { ending: 5 },
  tipsToSettle: 0,
  matchesWithoutStats: 1204,
  runningImports: null,
};
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('shows open tasks with links to filtered lists', async () => {
  await openWith({ data: { admin: { counts } } });
  expect(links()).toEqual([
    ['1płatność do wyjaśnienia', '/admin/payments?status=held'],
    ['22płatności oczekujące', '/admin/payments?status=pending'],
    ['5subskrypcji kończy się w ciągu 7 dni', '/admin/users?filter=ending'],
    ['0typów do rozliczenia', '/admin/tips/all?status=settle&sort=date'],
    ['1\u00a0204mecze bez statystyk', '/admin/leagues/match_stats'],
  ]);
});

it('is translated', async () => {
  await openWith({ data: { admin: { counts } } }, english);
  expect(links()[0]).toEqual(['1payment to review', '/admin/payments?status=held']);
});

it('is hidden without counts and after an error', async () => {
  await openWith({ data: { admin: { counts: null } } });
  expect(links()).toEqual([]);
  const { graph } = await openWith();
  await act(async () => graph.latest().fail(new GraphError('NETWORK', '')));
  expect(links()).toEqual([]);
});
