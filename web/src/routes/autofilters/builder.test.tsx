import { act, fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { UnsavedGuard } from '../../shared/forms/unsaved-guard.tsx';
import { AfterTaxSwitch } from '../../shared/tax/after-tax.tsx';
import { asksOnClosing } from '../../testing/asks-on-closing.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { guest, signedIn, stillSession } from '../../testing/session-states.ts';
import { stopClock, wait } from '../../testing/time.ts';
import { draftDelayMs } from './parts/autofilter-builder.tsx';
import { autofilters } from './route.tsx';
import {
  answerOf,
  autofilter,
  hit,
  openWith,
  page,
  picked,
  serverError,
  shownMatches,
} from './testing/sample-autofilters.ts';

beforeEach(() => stopClock());

const guarded = (
  <>
    <AfterTaxSwitch />
    <Outlet />
    <UnsavedGuard />
  </>
);
const builder = () => openWith({}, '/autofilters?new=');
const label = (text: string) => screen.getByLabelText<HTMLInputElement>(text);
const type = (text: string, value: string) => fireEvent.change(label(text), { target: { value } });
const choose = (group: string, option: string) =>
  fireEvent.click(
    within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: option }),
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press('Zapisz autofiltr');

const backtest = {
  matches: 300,
  hits: 40,
  correct: 30,
  seasons: [
    { season: '2025/2026', matches: 200, hits: 30, correct: 24 },
    { season: '2024/2025', matches: 100, hits: 10, correct: 6 },
  ],
};
const draftOf = (numbers: readonly number[], change: object = {}) => ({
  data: {
    autofilterDraft: {
      errors: [],
      matches: page(numbers.map((number) => picked(number, 60, [hit(null)]))),
      backtest,
      ...change,
    },
  },
});
const draftsOf = ({ graph }: Awaited<ReturnType<typeof builder>>) =>
  graph.requests.filter(({ name }) => name === 'autofilterBuilderDraftQuery');
const settle = () => wait(draftDelayMs);

it('asks before it loses input, but not after the input was undone', async () => {
  await builder();
  type('Nazwa', 'Gole');
  await wait();
  expect(asksOnClosing()).toBe(true);
  type('Nazwa', '');
  await wait();
  expect(asksOnClosing()).toBe(false);
});

it('keeps its input when figures are switched to after tax', async () => {
  const { address } = await openWith({}, '/autofilters?new=', guarded);
  type('Nazwa', 'Gole');
  await wait();
  fireEvent.click(screen.getByRole('switch', { name: /^Po podatku/ }));
  await wait();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/autofilters?new=&tax=12');
  expect(label('Nazwa').value).toBe('Gole');
});

it('keeps its input when a refetch fails in part', async () => {
  const { graph } = await openWith();
  fireEvent.click(screen.getByRole('link', { name: /^Reguła 2/ }));
  press('Nowy autofiltr');
  await wait();
  type('Nazwa', 'Gole');
  graph.latest('autofiltersScreenQuery').answer(serverError('UPSTREAM_ERROR', ['viewer', 'autofilters']));
  await wait();
  expect(screen.queryByRole('link', { name: /^Reguła 2/ })).toBeNull();
  expect(label('Nazwa').value).toBe('Gole');
});

describe('the preview', () => {
  it('runs the initial form before it has a name', async () => {
    const opened = await builder();
    await settle();
    expect(draftsOf(opened).map(({ variables }) => variables)).toEqual([
      {
        first: 10,
        input: {
          name: 'draft',
          stat: 'GOALS',
          comparison: 'OVER',
          line: 2.5,
          side: 'SUM',
          window: 10,
          minHitRate: 70,
          leagueIds: null,
        },
      },
    ]);
    opened.graph.latest().answer(draftOf([1, 2]));
    await wait();
    expect(shownMatches()).toEqual([1, 2]);
    expect(screen.getByText('2 z 2 nadchodzących meczów')).toBeDefined();
  });

  it('waits for a pause in typing, and ignores the name', async () => {
    const opened = await builder();
    await settle();
    choose('Warunek', 'Poniżej');
    await wait(draftDelayMs - 1);
    choose('Ostatnie mecze', '5');
    await wait(draftDelayMs - 1);
    expect(draftsOf(opened)).toHaveLength(1);
    await wait(1);
    expect(draftsOf(opened)[1]?.variables.input).toMatchObject({ comparison: 'UNDER', window: 5 });
    type('Nazwa', 'Mało goli');
    await settle();
    expect(draftsOf(opened)).toHaveLength(2);
  });

  it('keeps the old result until the next one, and never shows an outdated one', async () => {
    const opened = await builder();
    await settle();
    opened.graph.latest().answer(draftOf([1]));
    await wait();
    choose('Ostatnie mecze', '5');
    await settle();
    choose('Warunek', 'Poniżej');
    await settle();
    const [, outdated, latest] = draftsOf(opened);
    expect(shownMatches()).toEqual([1]);
    latest?.answer(draftOf([3]));
    await wait();
    expect(shownMatches()).toEqual([3]);
    outdated?.answer(draftOf([2]));
    await wait();
    expect(shownMatches()).toEqual([3]);
  });

  it('is not requested while the form is invalid', async () => {
    const opened = await builder();
    await settle();
    type('Próg trafień', '0');
    await settle();
    expect(draftsOf(opened)).toHaveLength(1);
    type('Próg trafień', '55');
    await settle();
    expect(draftsOf(opened)[1]?.variables.input).toMatchObject({ minHitRate: 55 });
  });

  it('is not requested while a restored form is invalid', async () => {
    let state = signedIn();
    const session = stillSession(state, { state: () => state });
    const reopen = () =>
      renderScreen(autofilters, { address: '/autofilters?new=', session, answer: answerOf() });
    const ended = await reopen();
    type('Próg trafień', '');
    await wait();
    state = guest();
    ended.unmount();

    state = signedIn();
    const opened = await reopen();
    expect(label('Próg trafień').value).toBe('');
    await settle();
    expect(draftsOf(opened)).toEqual([]);
    type('Próg trafień', '55');
    await settle();
    expect(draftsOf(opened)[0]?.variables.input).toMatchObject({ minHitRate: 55 });
  });

  it('has an empty state', async () => {
    const { graph } = await builder();
    await settle();
    graph.latest().answer(draftOf([]));
    await wait();
    expect(screen.getByRole('heading', { name: 'Teraz nie pasuje żaden mecz' })).toBeDefined();
  });

  it('can be retried after an error', async () => {
    const opened = await builder();
    await settle();
    opened.graph.latest().fail(new GraphError('NETWORK', ''));
    await wait();
    expect(screen.getByText('Brak połączenia z internetem')).toBeDefined();
    press('Spróbuj ponownie');
    await wait();
    opened.graph.latest().answer(draftOf([4]));
    await wait();
    expect(shownMatches()).toEqual([4]);
  });

  it('is hidden with the backtest when the service lacks them', async () => {
    const { graph } = await builder();
    await settle();
    graph.latest().answer({ data: { autofilterDraft: null } });
    await wait();
    expect(screen.queryByRole('heading', { name: 'Podgląd' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Test na minionych sezonach' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Zapisz autofiltr' })).toBeDefined();
  });
});

describe('the backtest', () => {
  const answerBacktest = async (result: object = backtest) => {
    const { graph } = await builder();
    await settle();
    graph.latest().answer(draftOf([1], { backtest: result }));
    await wait();
  };

  it('shows selected and correct matches per season, with sample sizes', async () => {
    await answerBacktest();
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'SezonMeczeWybraneTrafne',
      '2025/20262003080\u00a0%24 z 30',
      '2024/20251001060\u00a0%6 z 10',
      'Razem3004075\u00a0%30 z 40',
    ]);
    expect(screen.getByText(/^Wybrałby/).textContent).toBe(
      'Wybrałby 40 meczów z 300. Linia sprawdziła się w 30 meczach.',
    );
  });

  it.each([
    [22, 'Nie wybrałby żadnego z 22 meczów.'],
    [0, 'Nie ma minionych meczów, na których można go przetestować.'],
  ])('explains that none of %i matches was selected', async (matches, text) => {
    await answerBacktest({ matches, hits: 0, correct: 0, seasons: [] });
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the fields', () => {
  it('have yes and no instead of a line for both teams to score', async () => {
    const opened = await builder();
    fireEvent.change(label('Statystyka'), { target: { value: 'BTTS' } });
    expect(screen.queryByRole('spinbutton')).toBeNull();
    choose('Warunek', 'Nie');
    await settle();
    expect(draftsOf(opened)[1]?.variables.input).toMatchObject({
      stat: 'BTTS',
      comparison: 'NO',
      line: null,
    });
  });

  it('step the line within the range of the statistic', async () => {
    const opened = await builder();
    fireEvent.change(label('Statystyka'), { target: { value: 'RED' } });
    press(/^Wyższa linia/);
    press(/^Wyższa linia/);
    await settle();
    expect(draftsOf(opened)[1]?.variables.input).toMatchObject({ stat: 'RED', line: 1.5 });
  });

  it('require at least one chosen league', async () => {
    const opened = await builder();
    expect(screen.getByText(/2 z 2 aktywnych lig/)).toBeDefined();
    choose('Ligi', 'Wybrane');
    await settle();
    expect(draftsOf(opened)).toHaveLength(1);
    opened.graph.latest().answer(draftOf([1]));
    fireEvent.click(screen.getByRole('checkbox', { name: /Liga 1/ }));
    await settle();
    expect(draftsOf(opened)[1]?.variables.input).toMatchObject({ leagueIds: ['league-1'] });
    choose('Ligi', 'Wszystkie aktywne');
    await settle();
    expect(shownMatches()).toEqual([1]);
  });

  it('report that no league is active', async () => {
    await openWith({ leagues: 0 }, '/autofilters?new=');
    expect(screen.getByText(/Nie masz aktywnych lig/)).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Wybrane' })).toBeNull();
  });
});

describe('saving', () => {
  const createdAs = (created: object) => ({
    data: {
      createAutofilter: {
        autofilter: created,
        viewer: { id: 'viewer', autofilters: [autofilter(1), autofilter(2), created] },
        errors: [],
      },
    },
  });

  it('shows errors in place with their count, and sends nothing', async () => {
    const { graph } = await builder();
    type('Próg trafień', '200');
    save();
    await wait();
    expect(screen.getByRole('alert').textContent).toBe('2 pola do poprawy: Próg trafień i Nazwa');
    expect(screen.getByText('Wpisz liczbę od 1 do 100')).toBeDefined();
    expect(screen.getByText('Nazwij autofiltr')).toBeDefined();
    expect(document.activeElement).toBe(label('Próg trafień'));
    expect(graph.requests.some(({ name }) => name === 'useCreateAutofilterMutation')).toBe(false);
    type('Próg trafień', '80');
    expect(screen.getByRole('alert').textContent).toBe('1 pole do poprawy: Nazwa');
  });

  it('focuses the leagues when none is chosen', async () => {
    await builder();
    choose('Ligi', 'Wybrane');
    type('Nazwa', 'Grad goli');
    save();
    await wait();
    expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0]);
  });

  it('confirms, and selects the new autofilter in the list', async () => {
    const { graph, address } = await openWith({}, '/autofilters?new=', guarded);
    type('Nazwa', ' Grad goli ');
    save();
    await wait();
    expect(graph.latest().variables.input).toMatchObject({ autofilter: { name: 'Grad goli', line: 2.5 } });
    const created = autofilter(9, { name: 'Grad goli', hitCount: null });
    graph.latest().answer(createdAs(created));
    await wait();
    expect(screen.getByText('Zastosowano autofiltr')).toBeDefined();
    expect(address()).toBe('/autofilters?filter=autofilter-9');
    expect(screen.getByRole('link', { name: /^Grad goli/ }).getAttribute('aria-current')).toBe('page');
    expect(graph.latest().variables).toEqual({ autofilterId: 'autofilter-9', first: 50 });
    graph.latest().answer(
      answerOf({
        autofilters: [autofilter(1), { ...created, hitCount: 3 }],
        matches: page([picked(8, 60)]),
      }),
    );
    await wait();
    expect(shownMatches()).toEqual([8]);
    expect(screen.getByRole('img', { name: '3 mecze' })).toBeDefined();
  });

  it('keeps the address of another page that was opened meanwhile', async () => {
    const { graph, router, address } = await builder();
    type('Nazwa', 'Grad goli');
    save();
    await wait();
    await act(() => router.navigate('/tips?kind=special'));
    graph.latest().answer(createdAs(autofilter(9)));
    await wait();
    expect(screen.getByText('Zastosowano autofiltr')).toBeDefined();
    expect(address()).toBe('/tips?kind=special');
  });

  it('shows a taken name under its field', async () => {
    const { graph } = await builder();
    type('Nazwa', 'Reguła 1');
    save();
    await wait();
    const errors = [{ field: ['autofilter', 'name'], code: 'TAKEN' }];
    graph.latest().answer({ data: { createAutofilter: { autofilter: null, viewer: null, errors } } });
    await wait();
    expect(screen.getByText('Nie udało się zastosować autofiltra')).toBeDefined();
    expect(screen.getByText('Masz już autofiltr o tej nazwie')).toBeDefined();
    expect(screen.getByText('1 pole do poprawy: Nazwa')).toBeDefined();
    expect(document.activeElement).toBe(label('Nazwa'));
    type('Nazwa', 'Reguła 3');
    expect(screen.queryByText('Masz już autofiltr o tej nazwie')).toBeNull();
  });

  it('reports the limit on autofilters', async () => {
    const { graph } = await builder();
    type('Nazwa', 'Jeszcze jeden');
    save();
    await wait();
    const errors = [{ field: null, code: 'TOO_MANY' }];
    graph.latest().answer({ data: { createAutofilter: { autofilter: null, viewer: null, errors } } });
    await wait();
    expect(screen.getByText('Masz już największą możliwą liczbę autofiltrów')).toBeDefined();
  });

  it('keeps the form when the request fails', async () => {
    const { graph, address } = await builder();
    type('Nazwa', 'Grad goli');
    save();
    await wait();
    graph.latest().fail(new GraphError('UPSTREAM_TIMEOUT', ''));
    await wait();
    expect(screen.getByText(/^Nie wiadomo, czy zmiana się zapisała/)).toBeDefined();
    expect(screen.queryByText('Nie udało się zastosować autofiltra')).toBeNull();
    expect(label('Nazwa').value).toBe('Grad goli');
    expect(address()).toBe('/autofilters?new=');
  });

  it('does not claim that nothing is saved when the response is for a previous session', async () => {
    const { graph } = await builder();
    type('Nazwa', 'Grad goli');
    save();
    await wait();
    graph.latest().fail(new GraphError('UNAUTHENTICATED', ''));
    await wait();
    expect(screen.getByText('Musisz się zalogować')).toBeDefined();
    expect(screen.queryByText('Nie udało się zastosować autofiltra')).toBeNull();
  });

  it('can be cancelled, which moves the focus to the autofilters', async () => {
    const { address } = await builder();
    screen.getByRole('button', { name: 'Anuluj' }).focus();
    press('Anuluj');
    await wait();
    expect(address()).toBe('/autofilters');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Autofiltry' }));
  });
});
