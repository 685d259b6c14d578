import { screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSharedStorage } from '../../../../testing/memory-storage.ts';
import { wait } from '../../../../testing/time.ts';
import { error, open, openWith, panel, setUpScreen } from './testing/open-match.ts';
import { upcomingMatch } from './testing/sample-match.ts';

beforeEach(setUpScreen);

const permissions = ['STATS', 'DROPINFO', 'TIPS'] as const;
const dropinfo = {
  id: 'dropinfo-1',
  uid: 'uid-1',
  tip: 'Powyżej 2.5',
  drop: 0.1487,
  createdAt: '2026-03-14T17:00:00Z',
  dropped: { openingOdds: 2.02, odds: 1.72 },
};
const tip = {
  id: 'tip-1',
  uid: 'uid-2',
  tip: 'BTTS: tak',
  odds: 1.92,
  createdAt: '2026-03-14T16:00:00Z',
  status: 'ACTIVE',
  cancelReason: null,
};

it('shows odds drops and tips of the match with links', async () => {
  vi.stubEnv('TZ', 'Europe/Warsaw');
  await openWith(upcomingMatch({ dropinfos: [dropinfo], tips: [tip] }), { permissions });
  const drops = panel('Spadki kursów');
  expect(within(drops).getByRole('listitem').textContent).toMatch(
    /^Powyżej 2\.52\.02 → 1\.7214,87\s%14\.03\.2026 18:00$/,
  );
  expect(within(drops).getByRole('link').getAttribute('href')).toBe('/dropinfo/uid-1');
  const tips = panel('Typy');
  expect(within(tips).getByRole('listitem').textContent).toBe('BTTS:\u00a0tak1.92aktywny14.03.2026 17:00');
  expect(within(tips).getByRole('link').getAttribute('href')).toBe('/tips/uid-2');
});

it('does not claim that a full list is complete', async () => {
  const dropinfos = Array.from({ length: 50 }, (_, index) => ({ ...dropinfo, id: `dropinfo-${index}` }));
  await openWith(upcomingMatch({ dropinfos, tips: [tip] }), { permissions });
  expect(panel('Spadki kursów').textContent).toMatch(/^Spadki kursów50\+Pow/);
  expect(panel('Typy').textContent).toMatch(/^Typy1BTTS/);
});

it('shows the rate above figures after tax', async () => {
  const storage = createSharedStorage({ tax: 'on 12' }).openTab();
  await openWith(upcomingMatch({ dropinfos: [dropinfo], tips: [tip] }), { permissions, storage });
  expect(within(panel('Spadki kursów')).getByRole('listitem').textContent).toContain('1.51');
  expect(screen.getByText(/są pokazane/).textContent).toMatch(/po podatku 12\s%/);
});

it('hides an empty section', async () => {
  await openWith(upcomingMatch({ dropinfos: [], tips: [tip] }), { permissions });
  expect(screen.queryByRole('region', { name: 'Spadki kursów' })).toBeNull();
  expect(panel('Typy')).toBeDefined();
});

it('does not query sections without their permission', async () => {
  const { graph } = await openWith(upcomingMatch());
  expect(graph.requests.map(({ name }) => name)).not.toContain('matchSignalsSectionQuery');
  for (const name of ['Spadki kursów', 'Typy']) expect(screen.queryByRole('region', { name })).toBeNull();
});

it('queries only the list with a permission', async () => {
  const { graph } = await openWith(upcomingMatch({ tips: [] }), { permissions: ['STATS', 'TIPS'] });
  expect(graph.latest('matchSignalsSectionQuery').variables).toMatchObject({ dropinfos: false, tips: true });
});

it.each([
  [['STATS', 'TIPS'], 'Typy'],
  [['STATS', 'DROPINFO'], 'Spadki kursów'],
] as const)('names the failed section by the permissions %j', async (permissions, name) => {
  const { graph } = await open({ permissions });
  graph.latest('matchScreenQuery').answer({ data: { match: upcomingMatch() } });
  graph.latest('matchSignalsSectionQuery').fail(new GraphError('INTERNAL', ''));
  await wait();
  expect(panel(name)).toBeDefined();
});

it('shows an error of one section in place', async () => {
  await openWith(upcomingMatch({ dropinfos: null, tips: [tip] }), {
    permissions,
    errors: [error('dropinfos', 'UPSTREAM_TIMEOUT')],
  });
  expect(within(panel('Spadki kursów')).getByRole('button', { name: 'Spróbuj ponownie' })).toBeDefined();
  expect(within(panel('Typy')).getByRole('listitem')).toBeDefined();
});
