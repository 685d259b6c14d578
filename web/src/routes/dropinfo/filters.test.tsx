import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { click } from '../../testing/actions.ts';
import { draw, stopFrames, wait } from '../../testing/time.ts';
import { answerOf, dropinfo, open, openWith, pushAdded, row, uids } from './testing/sample-dropinfo.ts';

beforeEach(() => stopFrames());

const press = (name: string | RegExp, role = 'button') => click(screen.getByRole(role, { name }));
const ofMatch = (number: number, title: string) => dropinfo(number, 60, { title, drop: number / 100 });
const headers = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

describe('filters', () => {
  it('are put into the URL and sent to the server', async () => {
    const { graph, address } = await openWith([dropinfo(1, 8)]);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Drużyna lub liga' }), {
      target: { value: 'odra' },
    });
    await wait(250);
    await press('Handicap');
    await press('Gole');
    await press('Ulubione ligi');
    const from = screen.getByRole('textbox', { name: 'Kurs teraz od' });
    fireEvent.change(from, { target: { value: '1,5' } });
    fireEvent.blur(from);
    await wait();
    expect(address()).toBe('/dropinfo?search=odra&market=totals%2Chandicap&mine=1&from=1.5');
    expect(graph.latest().variables.filter).toEqual({
      when: 'COMING',
      search: 'odra',
      markets: ['TOTALS', 'HANDICAP'],
      minOdds: 1.5,
      favouriteLeagues: true,
    });
    expect(screen.getByRole('button', { name: 'Filtry: 4' }).getAttribute('aria-expanded')).toBe('false');
    graph.latest().answer(answerOf([]));
    await wait();
    expect(screen.getByText(/Ulubione ligi oznaczasz/)).toBeDefined();
    await press('Wyczyść filtry');
    expect(address()).toBe('/dropinfo');
  });

  it('offer minimum drops and maximum times, and all', async () => {
    await openWith([dropinfo(1, 8)]);
    const textOf = (option: Element | null) => option?.textContent?.replaceAll('\u00a0', ' ');
    const drops = within(screen.getByRole('radiogroup', { name: 'Spadek' })).getAllByRole('radio');
    expect(drops.map((drop) => textOf(drop.closest('div')))).toEqual([
      'Wszystkie',
      ...['> 10 %', '> 15 %', '> 20 %', '> 25 %', '> 30 %'],
    ]);
    const times = screen.getByRole('combobox', { name: 'Od sygnału do meczu' });
    expect(within(times).getAllByRole('option').map(textOf)).toEqual([
      'dowolny',
      ...['< 5 min', '< 10 min', '< 15 min', '< 30 min', '< 60 min', '< 360 min'],
    ]);
  });

  it('keep the space before a word that is typed after a pause', async () => {
    const { graph } = await openWith([dropinfo(1, 8)]);
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Drużyna lub liga' });
    for (const text of ['real ', 'real madryt']) {
      fireEvent.change(field, { target: { value: text } });
      await wait(250);
      expect(field.value).toBe(text);
      expect(graph.latest().variables.filter).toEqual({ when: 'COMING', search: text.trim() });
    }
  });

  it('accept pasted odds', async () => {
    const { address } = await openWith([dropinfo(1, 8)]);
    const from = screen.getByRole('textbox', { name: 'Kurs teraz od' });
    fireEvent.paste(from, { clipboardData: { getData: () => ' 1.8499\n' } });
    fireEvent.blur(from);
    await wait();
    expect(address()).toBe('/dropinfo?from=1.85');
  });

  it('reject pasted odds above the maximum', async () => {
    const { address } = await openWith([dropinfo(1, 8)]);
    const from = screen.getByRole('textbox', { name: 'Kurs teraz od' });
    fireEvent.paste(from, { clipboardData: { getData: () => '99999.5' } });
    fireEvent.blur(from);
    await wait();
    expect(address()).toBe('/dropinfo');
  });

  it('apply to the live subscription', async () => {
    const { graph } = await openWith([dropinfo(1, 8)], '/dropinfo?search=odra&market=totals');
    expect(graph.stream('useLiveDropinfosSubscription').variables).toMatchObject({
      filter: { when: 'COMING', search: 'odra', markets: ['TOTALS'] },
    });
  });

  it('report failed league filters with a retry, and count and reset the chosen one', async () => {
    const { data } = answerOf([dropinfo(1, 8)]);
    const { graph, address } = await open('/dropinfo?league=filter-1');
    const error = { message: '', path: ['dropinfoFilters'], extensions: { code: 'UPSTREAM_ERROR' } };
    graph.latest().answer({ data: { ...data, dropinfoFilters: null }, errors: [error] });
    await wait();
    expect(screen.getByText('Nie udało się wczytać filtrów lig.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Filtry: 1' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Wszystkie' }).getAttribute('aria-pressed')).toBe('false');
    await press('Spróbuj ponownie');
    graph.latest().answer(answerOf([dropinfo(1, 8)]));
    await wait();
    expect(screen.getByRole('button', { name: 'Polska' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
    await press('Wszystkie');
    expect(address()).toBe('/dropinfo');
  });

  it('omit favourite leagues when signals have no league', async () => {
    await openWith([dropinfo(1, 8, { league: null })]);
    expect(screen.queryByRole('button', { name: 'Ulubione ligi' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Wszystkie' })).toBeDefined();
  });
});

describe('the history', () => {
  it('shows results and dates, without a live subscription', async () => {
    const { graph, address } = await openWith([dropinfo(1, 8)]);
    await press('Historia', 'radio');
    expect(address()).toBe('/dropinfo?when=past');
    expect(graph.latest().variables).toMatchObject({ filter: { when: 'PAST' }, orderBy: null });
    const outcome = { homeGoals: 2, awayGoals: 1, result: 'WON' };
    graph.latest().answer(answerOf([dropinfo(2, -12), dropinfo(3, -200, { outcome })]));
    await wait();
    expect(within(row(3)).getByText('2:1 trafiony')).toBeDefined();
    expect(within(row(2)).queryByText(/trafiony/)).toBeNull();
    expect(within(row(2)).getByRole('timer').textContent).toBe('\u221212m 00s');
    expect(within(row(3)).queryByRole('timer')).toBeNull();
    expect(within(row(3)).getAllByText('14.03.2026')).toHaveLength(2);
    expect(graph.streamNames()).toEqual([]);
    expect(screen.queryByText('Połączono na żywo')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Wstrzymaj' })).toBeNull();
  });

  it('has an empty state', async () => {
    await openWith([], '/dropinfo?when=past');
    expect(screen.getByText('Historia jest pusta')).toBeDefined();
  });

  it('is included when the URL links to one signal', async () => {
    const { graph } = await open('/dropinfo/uid-1');
    expect(graph.latest().variables.filter).toEqual({});
  });
});

describe('grouped rows', () => {
  it('have a header per match, and new rows join their group', async () => {
    const page = await openWith([
      ofMatch(1, 'Odra – Granit'),
      ofMatch(2, 'Warta – Noteć'),
      ofMatch(3, 'Odra – Granit'),
    ]);
    expect(headers()).toEqual([]);
    await press('Grupuj mecze');
    expect(page.address()).toBe('/dropinfo?group=match');
    expect(page.graph.requests).toHaveLength(1);
    expect(uids()).toEqual(['uid-1', 'uid-3', 'uid-2']);
    expect(headers()).toEqual([
      expect.stringMatching(/^Odra – Granit.*2 sygnały$/),
      expect.stringMatching(/^Warta – Noteć.*1 sygnał$/),
    ]);
    await pushAdded(page, ofMatch(4, 'Odra – Granit'));
    await draw(2);
    expect(uids()).toEqual(['uid-1', 'uid-3', 'uid-4', 'uid-2']);
    expect(headers()[0]).toMatch(/3 sygnały$/);
  });

  it('of the next page join their group', async () => {
    const { graph } = await open('/dropinfo?group=match');
    graph
      .latest()
      .answer(
        answerOf([ofMatch(1, 'Odra – Granit'), ofMatch(2, 'Warta – Noteć')], { hasNextPage: true, total: 3 }),
      );
    await wait();
    await press('Wczytaj więcej');
    expect(graph.latest().variables).toMatchObject({ after: '2' });
    graph.latest().answer(answerOf([ofMatch(3, 'Odra – Granit')]));
    await wait();
    expect(uids()).toEqual(['uid-1', 'uid-3', 'uid-2']);
  });
});
