import { fireEvent, screen, within } from '@testing-library/react';
import { GraphError } from '@tipgraph/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { click, respond } from '../../../testing/actions.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { stopClock, wait } from '../../../testing/time.ts';
import { adminPages } from '../admin-routes.tsx';
import { categoryPath } from './parts/provider-panel.tsx';

beforeEach(() => {
  stopClock();
});
const knownLeague = { id: 'league-31', leagueId: 31 };
const press = async (name: string) => {
  await click(screen.getByRole('button', { name }), 300);
};

const openCategories = (answer: object) => renderScreen(adminPages.importCategories, { answer });
const error = (field: string, code: string) => ({
  data: { admin: { [field]: null } },
  errors: [{ message: '', path: ['admin', field], extensions: { code } }],
});

describe('the provider’s categories', () => {
  const categories = [
    { categoryId: 2, name: 'Szwecja', countryCode: 'SE', flagUrl: null },
    { categoryId: 1, name: 'Łotwa & Estonia', countryCode: null, flagUrl: null },
  ];

  it('are sorted, with flags and links, and keep the search in the URL', async () => {
    const { address } = await openCategories({ data: { admin: { providerCategories: categories } } });
    const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links()).toEqual([categoryPath('Łotwa & Estonia', 1), '/admin/sofascore/category/Szwecja/2']);
    expect(links()[0]).toBe('/admin/sofascore/category/%C5%81otwa%20%26%20Estonia/1');
    expect(document.querySelector('img')?.getAttribute('src')).toContain('/SE.svg');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lotwa' } });
    await wait(250);
    expect(address()).toBe('/admin/sofascore/new?search=lotwa');
    expect(links()).toHaveLength(1);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'xyz' } });
    await wait(250);
    expect(screen.getByRole('heading', { name: 'Nic nie pasuje do „xyz”' })).toBeDefined();
  });

  it('show an empty state without a provider', async () => {
    await openCategories({ data: { admin: { providerCategories: [] } } });
    expect(screen.getByRole('heading', { name: 'Dostawca niczego tu nie oferuje' })).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it.each([
    ['PROVIDER_UNREACHABLE', 'nie odpowiada'],
    ['PROVIDER_REFUSED', 'odmówił dostępu'],
    ['PROVIDER_RATE_LIMITED', 'Za dużo zapytań'],
    ['PROVIDER_UNREADABLE', 'niekompletne'],
    ['UPSTREAM_ERROR', 'Błąd po stronie serwera. Spróbuj za chwilę'],
  ])('explain the provider error %s', async (code, text) => {
    const { graph } = await openCategories(error('providerCategories', code));
    expect(screen.getByRole('alert').textContent).toContain(text);
    await press('Spróbuj ponownie');
    await respond(graph, { data: { admin: { providerCategories: categories } } });
    expect(screen.getByRole('link', { name: 'Szwecja' })).toBeDefined();
  });
});

it('marks imported tournaments of a category', async () => {
  const { graph } = await renderScreen(adminPages.importTournaments, {
    address: '/admin/sofascore/category/Szwecja/2',
  });
  const tournament = { logo: null, league: null };
  await respond(graph, {
    data: {
      admin: {
        providerTournaments: [
          { ...tournament, tournamentId: 8, name: 'Allsvenskan', league: knownLeague },
          { ...tournament, tournamentId: 9, name: 'Superettan' },
        ],
      },
    },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Szwecja');
  expect(screen.getByRole('link', { name: 'Superettan' }).getAttribute('href')).toBe(
    '/admin/sofascore/tournament/Superettan/9',
  );
  const link = screen.getByRole('link', { name: 'Otwórz ligę: Allsvenskan' });
  expect(link.getAttribute('href')).toBe('/leagues/31');
});

describe('the seasons of a tournament', () => {
  const season = (seasonId: number, year: string, leagueId: number | null = null) => ({
    seasonId,
    name: `Allsvenskan ${year}`,
    year,
    league: leagueId === null ? null : { ...knownLeague, leagueId },
  });
  const offer = { data: { admin: { providerSeasons: [season(51, '2026'), season(50, '2025', 31)] } } };
  const openSeasons = () =>
    renderScreen(adminPages.importSeasons, {
      address: '/admin/sofascore/tournament/Allsvenskan/8',
      answer: offer,
    });
  const begin = async () => {
    const page = await openSeasons();
    await press('Importuj: Allsvenskan 2026');
    const dialog = within(screen.getByRole('dialog', { name: 'Zaimportować Allsvenskan 2026?' }));
    await click(dialog.getByRole('button', { name: 'Importuj' }), 300);
    return page;
  };
  const answer = { league: null, imported: null, errors: [] };

  it('are imported one at a time after confirmation, with the elapsed time', async () => {
    const { graph } = await begin();
    expect(graph.latest()).toMatchObject({
      variables: { input: { tournamentId: 8, seasonId: 51 } },
      metadata: { requestTimeoutMs: 330_000 },
    });
    expect(screen.getByRole('progressbar', { name: 'Importowanie: Allsvenskan 2026' })).toBeDefined();
    const heading = screen.getByRole('heading', { level: 2, name: 'Importowanie: Allsvenskan 2026' });
    expect(screen.getByRole('status').contains(heading)).toBe(true);
    await wait(61_000);
    expect(screen.getByText(/Trwa 1:01/)).toBeDefined();
    const update = screen.getByRole<HTMLButtonElement>('button', { name: 'Uaktualnij: Allsvenskan 2025' });
    expect(update.disabled).toBe(true);

    const league = { id: 'l', leagueId: 31, name: 'Allsvenskan', isEditable: false };
    const imported = { season: '2026', matches: 240, played: 12, added: 2 };
    await respond(graph, { data: { activateTournament: { ...answer, league, imported } } });
    expect(screen.getByRole('status').textContent).toContain(
      'Sezon 2026 ma teraz 240 meczów, rozegranych: 12, nowych: 2.',
    );
    expect(screen.getByRole('link', { name: 'Otwórz ligę' }).getAttribute('href')).toBe('/leagues/31');
    expect(graph.latest().name).toBe('providerSeasonsScreenQuery');
    await respond(graph, {
      data: { admin: { providerSeasons: [season(51, '2026', 31), season(50, '2025', 31)] } },
    });
    expect(screen.getByRole('button', { name: 'Uaktualnij: Allsvenskan 2026' })).toBeDefined();
  });

  it('are listed when a league of them failed', async () => {
    const season = { seasonId: 5, name: 'Sezon 2025', year: '2025', league: null };
    await renderScreen(adminPages.importSeasons, {
      address: '/admin/sofascore/tournament/Allsvenskan/8',
      answer: {
        data: { admin: { providerSeasons: [season] } },
        errors: [
          {
            message: '',
            path: ['admin', 'providerSeasons', 0, 'league'],
            extensions: { code: 'UPSTREAM_TIMEOUT' },
          },
        ],
      },
    });
    expect(screen.getByText('Sezon 2025')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are not imported after cancelling', async () => {
    const { graph } = await openSeasons();
    const before = graph.requests.length;
    await press('Importuj: Allsvenskan 2026');
    await press('Wróć');
    expect(graph.requests).toHaveLength(before);
  });

  it.each([
    ['EMPTY', 'nie ma u dostawcy żadnych meczów'],
    ['INVALID', 'nie oferuje już tego sezonu'],
  ])('report that nothing was stored after %s', async (code, text) => {
    const { graph } = await begin();
    const errors = [{ field: ['seasonId'], code }];
    await respond(graph, { data: { activateTournament: { ...answer, errors } } });
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toContain(text);
    expect(alert).toContain('Niczego nie zapisano');
  });

  it.each(['PROVIDER_UNREACHABLE', 'PROVIDER_RATE_LIMITED', 'PROVIDER_UNREADABLE'] as const)(
    'that fail with %s store nothing and can be tried again',
    async (code) => {
      const { graph } = await begin();
      graph.latest().fail(new GraphError(code, ''));
      await wait();
      expect(screen.getByRole('alert').textContent).toContain('Niczego nie zapisano');
      await respond(graph, offer);
      await press('Spróbuj ponownie');
      expect(graph.latest().variables).toEqual({ input: { tournamentId: 8, seasonId: 51 } });
    },
  );

  const lost = ['NETWORK', 'UPSTREAM_TIMEOUT', 'BAD_UPSTREAM_RESPONSE'] as const;
  it.each(lost)('report an unknown outcome after %s', async (code) => {
    const { graph } = await begin();
    graph.latest().fail(new GraphError(code, ''));
    await wait();
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toContain('Nie wiadomo, czy zaimportowano');
    expect(alert).not.toContain('Niczego nie zapisano');
  });
});
