import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { expect, it, vi } from 'vitest';
import type { ScriptedGraph } from '../../testing/scripted-graph.ts';
import { english } from '../../testing/texts.ts';
import { write } from '../../testing/write.ts';
import { answerOf, open } from './testing/sample-profile.ts';

const league = (id: string, name: string) => ({ id, name, country: 'Polska' });
const saved = {
  isOwn: true,
  maxPerHour: 6,
  maxPerDay: 5,
  quietFrom: '22:00',
  quietUntil: '07:30',
  digestAt: '20:00',
  timeZone: 'Europe/Warsaw',
  minDrop: 0.125,
  cooldownMinutes: 45,
  leagues: [league('league-9', 'Druga')],
};
const receipt = {
  title: 'Odra – Granit',
  tip: '1',
  inDigest: false,
  dropinfoUid: 'd-1',
  tipUid: null,
  sentAt: '2026-03-14T12:00:00Z',
  odds: 2,
  openedAt: '2026-03-14T12:04:00Z',
  openedOdds: 1.9,
  currentOdds: 1.85,
  slippage: -0.05,
};
const unopened = {
  ...receipt,
  inDigest: true,
  dropinfoUid: null,
  openedAt: null,
  openedOdds: null,
  currentOdds: null,
  slippage: null,
};
const receipts = (nodes: readonly object[], hasNextPage = false, start = 0) => ({
  months: ['2026-03', '2026-02'],
  summary: { sent: 3, opened: 1, measured: 1, slippage: -0.05 },
  edges: nodes.map((node, index) => ({
    cursor: `cursor-${start + index}`,
    node: { __typename: 'AlertReceipt', ...node },
  })),
  pageInfo: { hasNextPage, endCursor: `cursor-${start + nodes.length - 1}` },
});

const responseOf = (alertSettings: object | null, alertReceipts: object | null = receipts([])) =>
  answerOf({ alertSettings, alertReceipts }, { edges: [{ node: league('league-1', 'Pierwsza') }] });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => screen.getByRole('button', { name: 'Zapisz ustawienia powiadomień' });

/** Answers the query for the latest settings, which precedes each change. */
const answerLatest = (graph: ScriptedGraph, alertSettings: object = saved) =>
  act(async () =>
    graph.latest('alertBudgetFormLatestQuery').answer({ data: { viewer: { id: 'viewer', alertSettings } } }),
  );

it('is hidden when the service lacks it', async () => {
  await open(responseOf(null, null));
  expect(screen.queryByRole('region', { name: /owiadomie/ })).toBeNull();
});

it('shows the saved settings, and sends the changes with the others as they are by then', async () => {
  const { graph, hand } = await open(responseOf(saved));
  expect([field('Najwięcej powiadomień dziennie').value, field('Najmniejszy spadek').value]).toEqual([
    '5',
    '12,5\u00a0%',
  ]);
  expect(field('Ten sam mecz').value).toBe('45');
  write(field('Najwięcej powiadomień dziennie'), '8');
  await hand.click(screen.getByRole('checkbox', { name: 'Godziny ciszy' }));
  await hand.click(screen.getByRole('checkbox', { name: 'Polska · Pierwsza' }));
  await hand.selectOptions(field('Ten sam mecz'), 'Tylko raz na mecz');
  await hand.click(press());
  const { length } = graph.requests;
  await hand.click(press());
  expect(graph.requests).toHaveLength(length);
  await answerLatest(graph, { ...saved, maxPerDay: 3, digestAt: '21:00' });
  expect(graph.latest().variables).toEqual({
    input: {
      maxPerDay: 8,
      quietFrom: null,
      quietUntil: null,
      digestAt: '21:00',
      timeZone: 'Europe/Warsaw',
      minDrop: 0.125,
      cooldownMinutes: null,
      leagueIds: ['league-9', 'league-1'],
    },
  });
  const viewer = { id: 'viewer', alertSettings: { ...saved, maxPerDay: 8 } };
  await act(async () => graph.latest().answer({ data: { saveAlertSettings: { viewer, errors: [] } } }));
  expect(await screen.findByText('Zapisano ustawienia powiadomień')).toBeDefined();
  expect(field('Najwięcej powiadomień dziennie').value).toBe('8');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Godziny ciszy' }).checked).toBe(true);
});

it('names a league that was chosen on another device', async () => {
  const { graph, hand } = await open(responseOf(saved));
  await hand.click(press());
  await answerLatest(graph, { ...saved, leagues: [...saved.leagues, league('league-2', 'Trzecia')] });
  expect(screen.getByRole('checkbox', { name: 'Polska · Trzecia' })).toBeDefined();
});

it('shows client and server errors in place', async () => {
  const { graph, hand } = await open(responseOf({ ...saved, isOwn: false }));
  expect(screen.getByText(/^Nie masz tu jeszcze własnych ustawień/)).toBeDefined();
  write(field('Najmniejszy spadek'), '95');
  write(field('Do'), '');
  await hand.click(press());
  expect(screen.getByText('Podaj wartość od 1 do 90 albo zostaw puste pole')).toBeDefined();
  expect(screen.getByText('Podaj godzinę')).toBeDefined();
  expect(graph.requests).toHaveLength(2);
  write(field('Najmniejszy spadek'), '');
  write(field('Do'), '06:00');
  await hand.click(press());
  await answerLatest(graph);
  const errors = [{ field: ['timeZone'], code: 'INVALID' }];
  await act(async () => graph.latest().answer({ data: { saveAlertSettings: { viewer: null, errors } } }));
  expect(await screen.findByText('Tej wartości nie można zapisać')).toBeDefined();
  expect(document.activeElement).toBe(field('Strefa czasowa'));
  await hand.click(press());
  await act(async () => graph.latest('alertBudgetFormLatestQuery').fail(new GraphError('NETWORK', 'x')));
  expect(await screen.findByText('Brak połączenia z internetem')).toBeDefined();
  expect(field('Do').value).toBe('06:00');
});

it('shows that reading the latest settings before a change is refused', async () => {
  const { graph, hand } = await open(responseOf(saved));
  await hand.click(press());
  const errors = [{ message: 'x', path: ['viewer'], extensions: { code: 'FORBIDDEN' } }];
  await act(async () =>
    graph.latest('alertBudgetFormLatestQuery').answer({ data: { viewer: null }, errors }),
  );
  expect(await screen.findByText('Brak dostępu')).toBeDefined();
});

it('refetches the page when the settings are saved but could not be read', async () => {
  const { graph, hand } = await open(responseOf(saved));
  await hand.click(press());
  await answerLatest(graph);
  const before = graph.requests.length;
  const errors = [
    { message: 'x', path: ['saveAlertSettings', 'viewer'], extensions: { code: 'UPSTREAM_TIMEOUT' } },
  ];
  await act(async () =>
    graph.latest().answer({ data: { saveAlertSettings: { viewer: null, errors: [] } }, errors }),
  );
  expect(graph.requests.slice(before).map(({ name }) => name)).toContain('profileScreenQuery');
});

it('does not change the chosen leagues when they could not be loaded', async () => {
  const errors = [
    { message: 'x', path: ['viewer', 'alertSettings', 'leagues'], extensions: { code: 'FORBIDDEN' } },
  ];
  const { graph, hand } = await open({ ...responseOf({ ...saved, leagues: null }), errors });
  expect(screen.queryByRole('group', { name: 'Ligi' })).toBeNull();
  await hand.click(press());
  await answerLatest(graph, { ...saved, leagues: null });
  expect(graph.latest().variables).toMatchObject({ input: { leagueIds: null } });
});

it.each([
  ['are hidden when the active leagues could not be loaded and none is saved', null, 0],
  ['link to the leagues when none is active', { edges: [] }, 1],
])('the leagues %s', async (_, active, groups) => {
  await open(answerOf({ alertSettings: { ...saved, leagues: [] }, alertReceipts: receipts([]) }, active));
  expect(screen.queryAllByRole('group', { name: 'Ligi' })).toHaveLength(groups);
});

it('at most a hundred leagues can be chosen', async () => {
  const leagues = Array.from({ length: 100 }, (_, index) => league(`league-${index + 10}`, `${index}`));
  const { hand } = await open(responseOf({ ...saved, leagues }));
  const other = screen.getByRole('checkbox', { name: 'Polska · Pierwsza' });
  expect(other).toHaveProperty('disabled', true);
  await hand.click(screen.getByRole('checkbox', { name: 'Polska · 7' }));
  expect(other).toHaveProperty('disabled', false);
});

it('settings that could not be loaded can be retried', async () => {
  const errors = [
    { message: 'x', path: ['viewer', 'alertSettings'], extensions: { code: 'UPSTREAM_ERROR' } },
  ];
  const { graph, hand } = await open({ ...responseOf(null), errors });
  const panel = within(screen.getByRole('region', { name: 'Ile powiadomień i kiedy' }));
  await hand.click(panel.getByRole('button', { name: 'Spróbuj ponownie' }));
  await act(async () => graph.latest().answer(responseOf(saved)));
  expect(await screen.findByLabelText('Najwięcej powiadomień dziennie')).toBeDefined();
});

it('lists notifications with their odds, and loads more on demand', async () => {
  vi.stubEnv('TZ', 'Europe/Warsaw');
  const { graph, hand } = await open(responseOf(saved, receipts([receipt, unopened], true)));
  const rows = () =>
    within(screen.getByRole('table', { name: 'Historia powiadomień' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
  const [opened, other] = rows();
  expect(opened?.[1]).toBe('Odra – Granit: 1Otwarte 13:04');
  expect(opened?.slice(2).join(' ').replaceAll('\u00a0', ' ')).toBe('2.00 1.90 1.85 −5,0 %');
  expect(other?.[1]).toBe('Odra – Granit: 1W podsumowaniu · Nieotwarte');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/dropinfo/d-1');
  await hand.click(screen.getByRole('button', { name: 'Pokaż więcej' }));
  expect(graph.latest().variables).toMatchObject({ month: '2026-03', first: 10, after: 'cursor-1' });
  const more = { id: 'viewer', alertReceipts: receipts([unopened], false, 2) };
  await act(async () => graph.latest().answer({ data: { viewer: more } }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

it.each([
  ['UPSTREAM_ERROR', 0],
  ['UPSTREAM_OFFLINE', 1],
])(
  'notifications that failed to load with %s show a reference, and are retried after an outage',
  async (code, retries) => {
    const errors = [
      { message: 'x', path: ['viewer', 'alertReceipts'], extensions: { code, requestId: 'request-1' } },
    ];
    const { graph, networkReturns } = await open({ ...responseOf(saved, null), errors });
    const panel = within(screen.getByRole('region', { name: 'Historia powiadomień' }));
    expect(panel.getByText('Nie udało się wczytać historii powiadomień')).toBeDefined();
    expect(panel.getByText(/request-1/)).toBeDefined();
    const { length } = graph.requests;
    await networkReturns();
    expect(graph.requests.slice(length).map(({ name }) => name)).toEqual(
      Array.from({ length: retries }, () => 'alertReceiptsQuery'),
    );
  },
);

it('has no list of notifications when the service does not send them', async () => {
  await open(responseOf(saved, null));
  expect(screen.getByRole('region', { name: 'Ile powiadomień i kiedy' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Historia powiadomień' })).toBeNull();
});

it('a month without notifications has an empty state, and another month is put into the URL', async () => {
  const { hand, router } = await open(responseOf(saved), english);
  await act(() => router.navigate('/profile?month=2026-03&tax=12'));
  expect(screen.getByText('No notifications in this month')).toBeDefined();
  await hand.selectOptions(screen.getByLabelText('Month'), 'February 2026');
  expect(router.state.location.search).toBe('?month=2026-02&tax=12');
});

it('a user without any notification is told so', async () => {
  await open(responseOf(saved, { ...receipts([]), months: [] }), english);
  expect(screen.getByText('No notifications yet')).toBeDefined();
});

it('a month that fails to load is reported above the older rows, and can be retried', async () => {
  const { graph, hand } = await open(responseOf(saved, receipts([receipt])));
  const panel = () => screen.getByRole('region', { name: 'Historia powiadomień' });
  await hand.selectOptions(screen.getByLabelText('Miesiąc'), 'Luty 2026');
  expect(panel().getAttribute('aria-busy')).toBe('true');
  await act(async () => graph.latest().fail(new GraphError('UPSTREAM_ERROR', 'x')));
  const notice = screen.getByText(/Widzisz to, co wczytano wcześniej/);
  expect(panel().getAttribute('aria-busy')).toBe('false');
  expect(notice.compareDocumentPosition(panel()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await hand.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(graph.latest().variables).toMatchObject({ month: '2026-02' });
  await act(async () => graph.latest().answer(responseOf(saved)));
  expect(screen.getByText('W tym miesiącu nie było powiadomień')).toBeDefined();
  expect(screen.queryByText(/Widzisz to, co wczytano wcześniej/)).toBeNull();
});
