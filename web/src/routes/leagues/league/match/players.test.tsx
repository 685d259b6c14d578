import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../../../testing/texts.ts';
import { wait } from '../../../../testing/time.ts';
import { error, openWith, panel, resizeTo, setUpScreen } from './testing/open-match.ts';
import { finishedMatch, playerStatistics, upcomingMatch } from './testing/sample-match.ts';

beforeEach(setUpScreen);

/** The button of a player in the line-ups. */
const mark = (number: number) =>
  within(panel('Składy')).getByRole('button', { name: `Statystyki: Jan Gracz${number}` });
const choose = (...numbers: number[]) => {
  for (const number of numbers) fireEvent.click(mark(number));
};
const names = () =>
  screen
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading', { level: 3 }).textContent);
const article = (number: number) => within(screen.getByRole('article', { name: `Jan Gracz${number}` }));
const figures = (number: number) =>
  Object.fromEntries(
    article(number)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')]),
  );

describe('the player panels', () => {
  it('open and close from pitch and bench, in order of opening, and reset for another match', async () => {
    const { graph, router } = await openWith(finishedMatch());
    expect(screen.getByText('Wolne miejsce')).toBeDefined();
    choose(3, 112);
    expect(names()).toEqual(['Jan Gracz3', 'Jan Gracz112']);
    expect(mark(3).getAttribute('aria-pressed')).toBe('true');
    expect(article(112).getByText('Pomocnik · Granit')).toBeDefined();
    choose(3);
    expect(names()).toEqual(['Jan Gracz112']);
    expect(mark(3).getAttribute('aria-pressed')).toBe('false');
    void router.navigate('/leagues/7/match/18');
    await wait();
    graph.latest().answer({ data: { match: finishedMatch({ id: 'match-18', matchId: 18 }) } });
    await wait();
    expect(graph.latest().variables).toMatchObject({ matchId: 18 });
    expect(names()).toEqual([]);
  });

  it('open by name when there are no line-ups', async () => {
    await openWith(finishedMatch({ lineups: null }));
    fireEvent.change(screen.getByLabelText('Dodaj panel'), { target: { value: '101' } });
    expect(names()).toEqual(['Jan Gracz101']);
    expect(article(101).getByText('Pomocnik · Granit')).toBeDefined();
  });

  it('cannot be chosen when the statistics failed', async () => {
    await openWith(finishedMatch({ playerStatistics: null }), {
      errors: [error('playerStatistics', 'UPSTREAM_ERROR')],
    });
    expect(within(panel('Zawodnicy')).getByText('Nie udało się wczytać danych')).toBeDefined();
    expect(screen.queryByLabelText('Dodaj panel')).toBeNull();
    expect(screen.queryByText(/^Wybrano/)).toBeNull();
  });

  it('are as many as fit: unpinned panels are replaced first, then the oldest', async () => {
    await openWith(finishedMatch());
    choose(1, 2, 3);
    expect(screen.queryByText('Wolne miejsce')).toBeNull();
    choose(4);
    expect(names()).toEqual(['Jan Gracz2', 'Jan Gracz3', 'Jan Gracz4']);
    expect(mark(1).getAttribute('aria-pressed')).toBe('false');

    // A small window shows the newest.
    resizeTo(1150);
    expect(names()).toHaveLength(3);
    resizeTo(1149);
    expect(names()).toEqual(['Jan Gracz3', 'Jan Gracz4']);
    expect(panel('Zawodnicy').textContent).toContain('Wybrano 2 z 2 · 1 czeka na szersze okno');
    resizeTo(390);
    expect(names()).toEqual(['Jan Gracz4']);
    resizeTo(1440);
    expect(names()).toEqual(['Jan Gracz2', 'Jan Gracz3', 'Jan Gracz4']);

    // An unpinned panel is replaced before the oldest.
    fireEvent.click(article(4).getByRole('button', { name: 'Przypnij panel: Jan Gracz4' }));
    choose(6);
    expect(names()).toEqual(['Jan Gracz2', 'Jan Gracz3', 'Jan Gracz6']);
  });

  it('are pinned, minimised and removed by keyboard without losing the focus', async () => {
    await openWith(finishedMatch());
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    mark(2).focus();
    await user.keyboard('{Enter}');
    const pin = article(2).getByRole('button', { name: 'Przypnij panel: Jan Gracz2' });
    expect(pin.getAttribute('aria-pressed')).toBe('true');
    pin.focus();
    await user.keyboard(' ');
    expect(pin.getAttribute('aria-pressed')).toBe('false');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
    expect(article(2).queryByText('Czas gry')?.closest('[hidden]')).not.toBeNull();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(names()).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Zawodnicy');
  });

  it('do not change when the page is refetched', async () => {
    const { graph } = await openWith(finishedMatch({ headToHead: null }), {
      errors: [{ message: '', path: ['match', 'headToHead'], extensions: { code: 'UPSTREAM_ERROR' } }],
    });
    choose(1, 2);
    fireEvent.click(within(panel('Bezpośrednie')).getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    graph.latest().answer({ data: { match: finishedMatch() } });
    await wait();
    expect(names()).toEqual(['Jan Gracz1', 'Jan Gracz2']);
  });

  it('show the player’s picture, or the team’s initials when it is missing or broken', async () => {
    await openWith(finishedMatch());
    choose(1, 2);
    expect(article(1).getByText('OD')).toBeDefined();
    const picture = screen.getByRole('article', { name: 'Jan Gracz2' }).querySelector('img');
    expect(picture?.getAttribute('src')).toBe('https://pictures.tipgraph.example/2.png');
    if (picture) fireEvent.error(picture);
    expect(article(2).getByText('OD')).toBeDefined();
  });
});

describe('a player’s statistics', () => {
  const statistics = playerStatistics(1, {
    play: {
      minutesPlayed: 90,
      rating: 7.34,
      kilometersCovered: 10.26,
      topSpeed: 31.4,
      carriesDistance: 212.7,
    },
    passing: { passes: 41, accuratePasses: 30, crosses: 2, assists: 0, expectedAssists: 0.117 },
    duels: { duelsWon: 3, duelsLost: 5, aerialDuelsWon: 0, aerialDuelsLost: 0 },
    keeper: { saves: 4, runsOut: 1, successfulRunsOut: 1 },
  });

  it('are grouped, with units and percentages, without missing values', async () => {
    await openWith(finishedMatch({ playerStatistics: [statistics] }));
    choose(1);
    expect(
      article(1)
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Ogólne', 'Bramka', 'Podania', 'Pojedynki']);
    expect(figures(1)).toEqual({
      'Czas gry': '90 min',
      'Ocena dostawcy': '7,3',
      'Dystans z piłką': '213 m',
      'Przebiegnięty dystans': '10,3 km',
      'Najwyższa prędkość': '31,4 km/h',
      Obrony: '4',
      'Udane wyjścia z bramki': '1 z 1 100 %',
      Asysty: '0',
      'Oczekiwane asysty (xA)': '0,12',
      'Podania celne': '30 z 41 73 %',
      Dośrodkowania: '2',
      'Wygrane pojedynki': '3 z 8 38 %',
      'Wygrane w powietrzu': '0 z 0 ',
    });
  });

  it('render in English', async () => {
    await openWith(finishedMatch({ playerStatistics: [statistics], lineups: null }), { intl: english });
    fireEvent.change(screen.getByLabelText('Add a panel'), { target: { value: '1' } });
    expect(figures(1)).toMatchObject({ 'Accurate passes': '30 of 41 73%', 'Provider’s rating': '7.3' });
  });

  it('have an empty state for a player without values', async () => {
    const none = playerStatistics(2, { play: { minutesPlayed: null } });
    await openWith(finishedMatch({ playerStatistics: [statistics, none] }));
    choose(2, 13);
    for (const number of [2, 13]) {
      expect(article(number).getByText('Brak statystyk tego zawodnika w tym meczu.')).toBeDefined();
    }
  });

  it('have an empty state before the match', async () => {
    await openWith(upcomingMatch());
    expect(within(panel('Zawodnicy')).getByText('Nie ma statystyk zawodników')).toBeDefined();
    const status = within(panel('Zawodnicy')).getByRole('status');
    expect(status.textContent).toBe('');
    expect(screen.queryByLabelText('Dodaj panel')).toBeNull();
    choose(1);
    expect(status.textContent).toMatch(/^Wybrano 1 z/);
    expect(article(1).getByText('Brak statystyk tego zawodnika w tym meczu.')).toBeDefined();
  });
});
