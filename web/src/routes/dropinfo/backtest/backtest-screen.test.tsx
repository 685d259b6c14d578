import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { english, polish } from '../../../testing/texts.ts';
import { defaultRule, readBacktestRule, writeBacktestRule } from './lib/backtest-rule.ts';
import { dropinfoBacktest } from './route.tsx';

const estimate = (value: number) => ({ value, low: value - 0.2, high: value + 0.2 });
const sample = (signals: number) => ({
  signals,
  hits: 30,
  voids: 0,
  hitRate: estimate(0.39),
  atOpening: { profit: 9, yield: estimate(0.12) },
  atSignal: { profit: 3.85, yield: estimate(0.05) },
  atClosing: { profit: -2.31, yield: estimate(-0.03) },
});
const premier = { leagueId: 'league-1', name: 'Premier League', country: 'Anglia' };

const resultOf = (signals: number, change: object = {}) => ({
  matches: 380,
  untimed: 0,
  isTooSmall: signals < 100,
  longestLosingRun: 9,
  total: sample(signals),
  curve: [
    { signals: 1, date: '2025-08-16T14:00:00.000Z', atSignal: -1, atClosing: -1 },
    { signals, date: '2026-05-16T14:00:00.000Z', atSignal: 3.85, atClosing: -2.31 },
  ],
  selections: [{ selection: 'HOME', sample: sample(30) }],
  seasons: [{ season: '2024/2025', sample: sample(signals) }],
  leagues: [{ league: premier, sample: sample(signals) }],
  ...change,
});

const rule = {
  __typename: 'DropRule',
  id: 'rule-1',
  minDrop: 0.15,
  market: 'TOTALS',
  bookmaker: 'Pinnacle',
  leagues: [premier],
  maxMinutesToKickOff: 60,
  minOdds: 1.5,
  maxOdds: null,
};

const answerOf = (
  result: object | null,
  { rules = [] as readonly object[] | null, errors = [] as object[] } = {},
) => ({
  data: {
    dropinfoBacktest: {
      errors,
      result,
      bookmakers: ['Bet365', 'Pinnacle'],
      seasons: ['2024/2025'],
      leagues: [premier],
    },
    viewer: { id: 'viewer', dropRules: rules },
  },
});

const rulesOf = (...rules: readonly object[]) => ({ viewer: { id: 'viewer', dropRules: rules } });

async function open(address = '/dropinfo/backtest', intl = polish) {
  const page = await renderScreen(dropinfoBacktest, { address, intl });
  await waitFor(() => expect(page.graph.latest().name).toBe('backtestScreenQuery'));
  return page;
}

async function openWith(answer: object, address?: string, intl = polish) {
  const page = await open(address, intl);
  await act(async () => page.graph.latest().answer(answer));
  return page;
}

it('shows figures with intervals, chart and tables, and warns about a small sample', async () => {
  await openWith(answerOf(resultOf(77)));
  expect(screen.getByRole('note').textContent).toMatch(/^77 sygnałów niczego nie dowodzi\./);
  const figure = (name: string) =>
    screen.getByText(name).parentElement?.textContent.replaceAll('\u00a0', ' ');
  expect(figure('Yield po kursie sygnału')).toBe(
    'Yield po kursie sygnału+5,0 %95 %: od −15,0 % do +25,0 %+3,85 j.',
  );
  expect(figure('Yield po kursie zamknięcia')).toContain('−3,0 %');
  expect(figure('Najdłuższa seria przegranych')).toContain('9');
  expect(
    screen.getByRole('img', { name: /\+3,9\sj\. po kursie sygnału, −2,3\sj\. po kursie zamknięcia/ }),
  ).toBeDefined();
  const seasons = within(screen.getByRole('region', { name: 'Według sezonu' }));
  expect(seasons.getByRole('row', { name: /^2024\/2025 77/ })).toBeDefined();
  expect(screen.getByRole('row', { name: /^Anglia · Premier League 77/ })).toBeDefined();
  expect(screen.getByRole('row', { name: /^Gospodarze 30/ })).toBeDefined();
});

it('has no warning from a hundred signals on, in English', async () => {
  await openWith(answerOf(resultOf(100)), undefined, english);
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.getByRole('heading', { name: 'By league' })).toBeDefined();
});

it('gives the reason when there are no signals', async () => {
  const reasons = [
    [{ matches: 380 }, /W 380 meczach z kursami tego rynku/],
    [{ matches: 0 }, /Nie ma rozegranych meczów z kursami/],
    [{ matches: 380, untimed: 5 }, /5 spadków pasuje do reguły, ale nie wiadomo/],
  ] as const;
  for (const [change, text] of reasons) {
    const { unmount } = await openWith(answerOf(resultOf(0, change)));
    expect(screen.getByText(text)).toBeDefined();
    unmount();
  }
});

it('runs the chosen rule and puts it into the URL', async () => {
  const { graph, router } = await openWith(answerOf(resultOf(77)));
  fireEvent.change(screen.getByLabelText('Spadek'), { target: { value: '15' } });
  fireEvent.click(screen.getByRole('button', { name: 'Wszystkie ligi' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Anglia · Premier League' }));
  await waitFor(() =>
    expect(graph.latest().variables).toEqual({
      rule: { minDrop: 0.15, market: 'ONE_X_TWO', leagueIds: ['league-1'] },
      season: null,
    }),
  );
  expect(router.state.location.search).toBe('?drop=15&league=league-1');
});

/** Types a bound of the odds, and leaves its field. */
function type(edge: string, typed: string) {
  const field = screen.getByLabelText(`Kurs przy sygnale ${edge}`);
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  return field;
}

it('keeps invalid odds bounds in their fields with an error', async () => {
  const { graph, router } = await openWith(answerOf(resultOf(77)));
  const query = graph.latest();
  const from = type('od', '0,5');
  expect(screen.getByRole('alert').textContent).toBe('Kurs może wynosić od 1.01 do 1000.');
  expect(from).toHaveProperty('value', '0,5');
  expect(from.getAttribute('aria-errormessage')).toBe(screen.getByRole('alert').id);
  expect(graph.latest()).toBe(query);
  type('od', '');
  expect(screen.queryByRole('alert')).toBeNull();
  type('od', '3');
  await waitFor(() => expect(router.state.location.search).toBe('?from=3'));
  type('do', '2');
  expect(screen.getByRole('alert').textContent).toBe('Kurs „od” nie może być wyższy niż „do”.');
  type('do', '4');
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(router.state.location.search).toBe('?from=3&to=4'));
});

it('applies a rejected bound when the other one is corrected', async () => {
  const { router } = await openWith(answerOf(resultOf(77)), '/dropinfo/backtest?to=3');
  const from = type('od', '5');
  expect(screen.getByRole('alert')).toBeDefined();
  type('do', '7');
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(router.state.location.search).toBe('?to=7&from=5'));
  type('od', '0,5');
  type('do', '4');
  expect(from.getAttribute('aria-errormessage')).toBe(screen.getByRole('alert').id);
  expect(router.state.location.search).toBe('?to=7&from=5');
  type('od', '2');
  await waitFor(() => expect(router.state.location.search).toBe('?to=4&from=2'));
});

it('drops an invalid bound and its error when another rule is chosen', async () => {
  const { router } = await openWith(answerOf(resultOf(77), { rules: [rule] }), '/dropinfo/backtest?from=3');
  const to = () => screen.getByLabelText('Kurs przy sygnale do');
  fireEvent.change(to(), { target: { value: '2' } });
  fireEvent.blur(to());
  expect(screen.getByRole('alert')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Przetestuj regułę: Gole, / }));
  await waitFor(() => expect(router.state.location.search).toContain('from=1.5'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(to()).toHaveProperty('value', '');
});

it('keeps the focus at the fields of the rule when they are reset', async () => {
  const { router } = await openWith(answerOf(resultOf(77)), '/dropinfo/backtest?drop=15');
  const reset = screen.getByRole('button', { name: 'Przywróć ustawienia początkowe' });
  reset.focus();
  fireEvent.click(reset);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  const fields = screen.getByRole('radio', { name: '1X2' }).closest('[tabindex="-1"]');
  expect(document.activeElement).toBe(fields);
});

it('runs a saved rule unchanged, whatever its bounds', async () => {
  const saved = { ...rule, minDrop: 0.07, maxMinutesToKickOff: 14400, minOdds: 1.505, maxOdds: null };
  const { graph, router } = await openWith(answerOf(resultOf(77), { rules: [saved] }));
  expect(screen.getByText(/^Gole, ≥ 7\s%, Pinnacle, od 1\.505, najwyżej 14\s400 min/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Przetestuj regułę: Gole, / }));
  await waitFor(() =>
    expect(graph.latest().variables.rule).toMatchObject({
      minDrop: 0.07,
      maxMinutesToKickOff: 14400,
      minOdds: 1.505,
    }),
  );
  expect(router.state.location.search).toContain('under=14400');
  expect(screen.getByLabelText('Przed meczem')).toHaveProperty('value', '14400');
  expect(screen.getByDisplayValue('1,505')).toBeDefined();
});

it('removes a rule from the list that was deleted elsewhere', async () => {
  const { graph } = await openWith(answerOf(resultOf(77), { rules: [rule] }));
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: /^Usuń regułę/ });
  remove.focus();
  fireEvent.click(remove);
  // A disabled button would lose the focus.
  expect([remove.disabled, remove.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  const errors = [{ code: 'NOT_FOUND' }];
  await act(async () => graph.latest().answer({ data: { deleteDropRule: { ...rulesOf(), errors } } }));
  expect(screen.getByText('Tej reguły już nie ma')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Twoje reguły powiadomień' }));
  expect(screen.queryByRole('button', { name: /^Usuń regułę/ })).toBeNull();
});

it.each([
  ['deleted', { deleteDropRule: { ...rulesOf(), errors: [] } }],
  ['not deleted', { deleteDropRule: { ...rulesOf(rule), errors: [{ code: 'INVALID' }] } }],
])('leaves the focus where the user has moved it when a rule is %s', async (_outcome, data) => {
  const { graph } = await openWith(answerOf(resultOf(77), { rules: [rule] }));
  fireEvent.click(screen.getByRole('button', { name: /^Usuń regułę/ }));
  const field = screen.getByLabelText('Kurs przy sygnale od');
  act(() => field.focus());
  await act(async () => graph.latest().answer({ data }));
  expect(document.activeElement).toBe(field);
});

it.each([
  ['UPSTREAM_TIMEOUT', /^Nie wiadomo, czy zmiana się zapisała/],
  ['INTERNAL', 'Nie udało się usunąć reguły'],
] as const)('reports the deletion of a rule that ended in %s', async (code, text) => {
  const { graph } = await openWith(answerOf(resultOf(77), { rules: [rule] }));
  fireEvent.click(screen.getByRole('button', { name: /^Usuń regułę/ }));
  await act(async () => graph.latest().fail(new GraphError(code, '')));
  expect(screen.getByText(text)).toBeDefined();
});

it('reports a rejected rule, a failed request, and a missing service', async () => {
  const rejected = await openWith(answerOf(null, { errors: [{ code: 'INVALID' }], rules: null }));
  expect(screen.getByText('Tej reguły nie można przetestować')).toBeDefined();
  expect(screen.queryByText('Twoje reguły powiadomień')).toBeNull();
  rejected.unmount();
  const failed = await open();
  await act(async () => failed.graph.latest().fail(new GraphError('INTERNAL', '')));
  expect(await screen.findByText('Nie udało się przeprowadzić testu')).toBeDefined();
  failed.unmount();
  await openWith({ data: { dropinfoBacktest: null, viewer: { id: 'viewer', dropRules: null } } });
  expect(screen.getByText('Test na historii jest niedostępny')).toBeDefined();
});

it('reports saved rules that failed to load, with a retry', async () => {
  const path = ['viewer', 'dropRules'];
  const errors = [{ message: '', path, extensions: { code: 'UPSTREAM_TIMEOUT' } }];
  const { graph } = await openWith({ ...answerOf(resultOf(77), { rules: null }), errors });
  const rules = within(screen.getByRole('region', { name: 'Twoje reguły powiadomień' }));
  expect(rules.getByText('Nie udało się wczytać reguł')).toBeDefined();
  fireEvent.click(rules.getByRole('button', { name: 'Spróbuj ponownie' }));
  await waitFor(() => expect(graph.requests).toHaveLength(2));
  await act(async () => graph.latest().answer(answerOf(resultOf(77))));
  expect(screen.getByRole('button', { name: 'Powiadamiaj według tej reguły' })).toBeDefined();
});

it('confirms a saved rule also when the rules could not be read again', async () => {
  const { graph } = await openWith(answerOf(resultOf(77), { rules: [rule] }));
  fireEvent.click(screen.getByRole('button', { name: 'Powiadamiaj według tej reguły' }));
  const path = ['createDropRule', 'viewer', 'dropRules'];
  const data = { createDropRule: { viewer: { id: 'viewer', dropRules: null }, errors: [] } };
  const errors = [{ message: '', path, extensions: { code: 'UPSTREAM_ERROR' } }];
  await act(async () => graph.latest().answer({ data, errors }));
  expect(screen.getByText('Zapisano regułę')).toBeDefined();
  expect(screen.getByText('Nie udało się wczytać reguł')).toBeDefined();
});

it('saves the displayed rule, runs and deletes a saved one', async () => {
  const { graph, router } = await openWith(answerOf(resultOf(77), { rules: [rule] }));
  const summary = 'Gole, ≥ 15 %, Pinnacle, od 1.50, najwyżej 60 min, Anglia · Premier League';
  expect(screen.getByText(summary)).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Powiadamiaj według tej reguły' }));
  expect(graph.latest().variables).toEqual({ input: { rule: { minDrop: 0.1, market: 'ONE_X_TWO' } } });
  const second = {
    ...rule,
    id: 'rule-2',
    minDrop: 0.1,
    market: 'ONE_X_TWO',
    leagues: [],
    maxMinutesToKickOff: null,
  };
  const created = { createDropRule: { ...rulesOf(rule, second), errors: [] } };
  await act(async () => graph.latest().answer({ data: created }));
  expect(screen.getByText('1X2, ≥ 10 %, Pinnacle, od 1.50')).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Powiadamiaj według tej reguły' }));
  const taken = { createDropRule: { viewer: null, errors: [{ code: 'TAKEN' }] } };
  await act(async () => graph.latest().answer({ data: taken }));
  expect(screen.getByText('Masz już taką regułę')).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: /^Usuń regułę: Gole/ }));
  const deleted = { deleteDropRule: { ...rulesOf(second), errors: [] } };
  await act(async () => graph.latest().answer({ data: deleted }));
  expect(screen.queryByText(summary)).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: /^Przetestuj regułę: 1X2, / }));
  await waitFor(() => expect(router.state.location.search).toBe('?bookmaker=Pinnacle&from=1.5'));
});

it('reads a rule from the URL as it was written, and ignores invalid parameters', () => {
  const rules = [
    '',
    'drop=7.5&market=handicap&bookmaker=Bet365&league=a&league=b&under=30&from=1.5&to=3&season=2024%2F2025',
  ];
  for (const search of rules) {
    const read = readBacktestRule(new URLSearchParams(search));
    expect(writeBacktestRule(read).toString()).toBe(search);
    const other = new URLSearchParams(`tax=12&${search}`);
    expect(writeBacktestRule(defaultRule, other).toString()).toBe('tax=12');
  }
  const invalid = 'drop=95&market=corners&under=20161&from=0.5&to=2000&season=&bookmaker=';
  expect(writeBacktestRule(readBacktestRule(new URLSearchParams(invalid))).size).toBe(0);
  expect(readBacktestRule(new URLSearchParams('from=3&to=2')).oddsTo).toBeNull();
});
