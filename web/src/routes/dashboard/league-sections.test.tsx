import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { english } from '../../testing/texts.ts';
import { stopClock, wait } from '../../testing/time.ts';
import {
  answerOf,
  autofilter,
  error,
  league,
  match,
  open,
  openWith,
  panel,
} from './testing/sample-dashboard.ts';

beforeEach(() => stopClock());

const favourites = () => within(panel('Ulubione ligi'));
const leagues = () => within(panel('Statystyki lig'));
const autofilters = () => within(panel('Autofiltry: najbliższe mecze'));

describe('favourite leagues', () => {
  it('link to their pages and can be removed from the favourites', async () => {
    const { graph } = await openWith(answerOf({ favouriteLeagues: [league(1), league(2)] }));
    expect(
      favourites()
        .getByRole('link', { name: /Liga 1/ })
        .getAttribute('href'),
    ).toBe('/leagues/1');
    expect(favourites().getByText('2')).toBeDefined();
    const star = favourites().getByRole('button', { name: 'Ulubiona: Polska, Liga 1' });
    fireEvent.click(star);
    await wait();
    expect(star.getAttribute('aria-pressed')).toBe('false');
    expect(favourites().getByText('1')).toBeDefined();
    expect(graph.latest().variables).toEqual({ input: { leagueId: 'league-1', value: false } });
  });

  it('link to the leagues when there are none', async () => {
    await openWith(answerOf({ favouriteLeagues: [] }));
    expect(favourites().getByText('Oznacz ligę gwiazdką, a pojawi się tutaj.')).toBeDefined();
    expect(favourites().getByRole('link', { name: 'Wybierz ligi' }).getAttribute('href')).toBe('/leagues');
  });

  it('can be retried', async () => {
    const { graph } = await openWith({
      ...answerOf({ favouriteLeagues: null }),
      errors: [
        { message: '', path: ['viewer', 'favouriteLeagues'], extensions: { code: 'UPSTREAM_TIMEOUT' } },
      ],
    });
    fireEvent.click(favourites().getByRole('button', { name: 'Spróbuj ponownie' }));
    await wait();
    expect(graph.latest().variables).toMatchObject({ stats: true, autofilters: true });
    graph.latest().answer(answerOf());
    await wait();
    expect(favourites().getByRole('link', { name: /Liga 1/ })).toBeDefined();
  });
});

describe('league statistics', () => {
  it('show each active league with its next matches', async () => {
    const five = [1, 2, 3, 4, 5].map((number) => match(number, number * 60));
    await openWith(
      answerOf({
        dashboard: {
          leagues: [
            { league: league(1), matches: five },
            { league: league(2), matches: [] },
          ],
        },
      }),
    );
    expect(leagues().getByText('2 aktywne ligi')).toBeDefined();
    expect(leagues().getByRole('link', { name: 'Liga 2' }).getAttribute('href')).toBe('/leagues/2');
    const hrefs = leagues()
      .getAllByRole('link', { name: /Iskra/ })
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([1, 2, 3, 4, 5].map((number) => `/leagues/1/match/${number}`));
    expect(leagues().getByText('Brak nadchodzących meczów')).toBeDefined();
  });

  it('have an empty state when none is active', async () => {
    await openWith(answerOf({ dashboard: { leagues: [] } }));
    expect(leagues().getByText('Nie masz aktywnych lig')).toBeDefined();
  });

  it('fail separately', async () => {
    await openWith({
      ...answerOf({ dashboard: { leagues: null } }),
      errors: [error('leagues', 'UPSTREAM_ERROR')],
    });
    expect(leagues().getByRole('alert')).toBeDefined();
    expect(favourites().getByRole('link', { name: /Liga 1/ })).toBeDefined();
  });
});

describe('autofilters', () => {
  it('show the next matches with their deciding rates', async () => {
    const sides = ['SUM', 'BOTH', 'HOME'].map((side, index) => ({
      autofilter: autofilter(index, 1, side),
      homeHits: 4,
      homeSample: 5,
      awayHits: side === 'HOME' ? null : 3,
      awaySample: side === 'HOME' ? null : 5,
      homeRate: null,
      awayRate: null,
    }));
    await openWith(answerOf({ dashboard: { autofilterMatches: [{ match: match(4, 60), hits: sides }] } }));
    const row = within(
      autofilters()
        .getByRole('link', { name: /Iskra 4/ })
        .closest('li') ?? document.body,
    );
    expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Filtr 070\u00a0%7 z 10',
      'Filtr 160\u00a0%3 z 5',
      'Filtr 280\u00a0%4 z 5',
    ]);
  });

  it('show a team’s last matches as blocks', async () => {
    await openWith(answerOf());
    const blocks = autofilters().getByRole('img', { name: /^Od najnowszego: 3, 1, 4, 3, 5/ });
    expect(blocks.parentElement?.textContent).toBe('Iskra 131435');
  });

  it('link to the matches of each, with their count when available', async () => {
    await openWith(answerOf({ autofilters: [autofilter(1, 5), autofilter(2, null)] }));
    const link = autofilters().getByRole('link', { name: 'Filtr 1 5 meczów' });
    expect(link.getAttribute('href')).toBe('/autofilters?filter=filter-1');
    expect(autofilters().getByRole('link', { name: 'Filtr 2' })).toBeDefined();
  });

  it.each([
    [[autofilter(1, 0)], 'Żaden z nadchodzących meczów nie pasuje teraz do Twoich autofiltrów.'],
    [[], 'Zapisz autofiltr, a sam znajdzie mecze, które do niego pasują.'],
  ])('explain why there are no matches', async (own, reason) => {
    await openWith(answerOf({ autofilters: own, dashboard: { autofilterMatches: [] } }));
    expect(autofilters().getByText(reason)).toBeDefined();
  });

  it('fail separately', async () => {
    await openWith({
      ...answerOf({ dashboard: { autofilterMatches: null } }),
      errors: [error('autofilterMatches', 'UPSTREAM_ERROR')],
    });
    expect(autofilters().getByRole('alert')).toBeDefined();
    expect(leagues().getByRole('link', { name: 'Liga 1' })).toBeDefined();
  });
});

describe('without a permission', () => {
  it('a section is neither queried nor shown', async () => {
    const { graph } = await open(undefined, ['TIPS', 'STATS']);
    expect(graph.requests.map(({ name }) => name)).toEqual(['dashboardScreenQuery']);
    expect(graph.latest().variables).toEqual({ stats: true, autofilters: false });
    graph.latest().answer(answerOf({ permissions: ['TIPS', 'STATS'] }));
    await wait();
    expect(leagues().getByRole('link', { name: 'Liga 1' })).toBeDefined();
    expect(screen.queryByRole('region', { name: /Autofiltry/ })).toBeNull();
  });

  it('no league section is shown', async () => {
    await openWith(answerOf({ permissions: ['TIPS'] }), english, ['TIPS']);
    for (const name of ['League statistics', 'Favourite leagues', 'Autofilters: next matches']) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
  });
});
