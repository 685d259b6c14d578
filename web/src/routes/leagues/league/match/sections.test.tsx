import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../../../testing/texts.ts';
import { openWith, panel, setUpScreen } from './testing/open-match.ts';
import {
  finishedMatch,
  lineup,
  missingPlayer,
  playedMatch,
  teamWindow,
  upcomingMatch,
} from './testing/sample-match.ts';

beforeEach(setUpScreen);

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('head-to-head matches', () => {
  it('are listed with results and hit rates', async () => {
    await openWith(upcomingMatch());
    expect(screen.queryByRole('region', { name: 'Statystyki meczu' })).toBeNull();
    const section = panel('Bezpośrednie');
    expect(rowsOf(within(section).getByRole('table'))).toEqual([
      ['20.09.2025', 'Odra – Granit', '1:2', '10', '3'],
      ['20.08.2025', 'Granit – Odra', '3:1', '10', '3'],
      ['20.07.2025', 'Odra – Granit', '0:0', '10', '3'],
    ]);
    expect(section.textContent).toContain('ostatnie 3');
    expect(section.textContent).toContain('Odra 0 · remisy 1 · Granit 2');
    expect(
      within(section)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('2 z 3'),
      expect.stringContaining('2 z 3'),
      expect.stringContaining('3 z 3'),
    ]);
    const link = within(section).getAllByRole('link', { name: 'Odra – Granit' })[0];
    expect(link?.getAttribute('href')).toBe('/leagues/7/match/9');
  });

  it('name a single match without its number', async () => {
    await openWith(upcomingMatch({ headToHead: upcomingMatch().headToHead.slice(0, 1) }));
    expect(within(panel('Bezpośrednie')).getByText('ostatni mecz')).toBeDefined();
  });

  it.each([[[]], [null]])('have an empty state: %j', async (headToHead) => {
    await openWith(upcomingMatch({ headToHead }));
    expect(within(panel('Bezpośrednie')).getByText('Brak wcześniejszych meczów tych drużyn')).toBeDefined();
  });
});

describe('the statistics of a played match', () => {
  it('are shown side by side, without missing values', async () => {
    const counts = { shots: 12, shotsOnGoal: 5, corners: null, fouls: 9, yellowCards: 0, redCards: null };
    const match = finishedMatch();
    await openWith({
      ...match,
      home: { ...match.home, ...counts },
      away: { ...match.away, ...counts, shots: 4, redCards: null, fouls: null },
    });
    expect(
      within(within(panel('Statystyki meczu')).getByRole('table'))
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['OdraGranit', '12Strzały4', '5Strzały celne5', '9Faule–', '0Żółte kartki0']);
  });
});

describe('the last matches', () => {
  it('are listed for each team with outcomes', async () => {
    await openWith(upcomingMatch());
    const [home, away] = within(panel('Ostatnie mecze')).getAllByRole('table');
    expect(rowsOf(home as HTMLElement).map((cells) => cells.at(-1))).toEqual(['Z', 'R', 'P', 'Z', 'Z']);
    expect(rowsOf(away as HTMLElement).map((cells) => cells.at(-1))).toEqual(['P', 'P']);
    const links = (screen.getAllByRole('link', { name: /^Granit$/ }) as HTMLAnchorElement[]).map(
      ({ pathname }) => pathname,
    );
    expect(links).toEqual(['/leagues/7/team/2', '/leagues/7/team/2']);
  });

  it('have no outcomes when the outcome of one of them is unknown', async () => {
    const matches = [playedMatch(3, 2, 1), playedMatch(6, null, 0)];
    await openWith(upcomingMatch({ homeLast: { ...teamWindow(8, ['WON']), matches } }));
    const [home] = within(panel('Ostatnie mecze')).getAllByRole('table');
    expect(rowsOf(home as HTMLElement).map((cells) => [cells.length, cells.at(2), cells.at(-1)])).toEqual([
      [6, '2:1', ''],
      [6, '–', ''],
    ]);
  });

  it('have an empty state', async () => {
    await openWith(upcomingMatch({ homeLast: teamWindow(0, []), awayLast: null }));
    expect(within(panel('Ostatnie mecze')).getAllByText(/Nie znamy wcześniejszych/)).toHaveLength(2);
  });
});

describe('the line-ups', () => {
  it('are positioned on the pitch by formation, with numbers and captain', async () => {
    await openWith(upcomingMatch());
    const home = within(screen.getByRole('list', { name: 'Podstawowy skład: Odra' }));
    const places = home
      .getAllByRole('listitem')
      .map(({ style }) => [
        Number(style.getPropertyValue('--along')),
        Number(style.getPropertyValue('--across')),
      ]);
    expect(places).toHaveLength(11);
    expect(places[0]).toEqual([5.5, 50]);
    expect(places.slice(1, 5).map(([, across]) => across)).toEqual([87.5, 62.5, 37.5, 12.5]);
    const away = within(screen.getByRole('list', { name: 'Podstawowy skład: Granit' }));
    const [keeper] = away.getAllByRole('listitem');
    expect(keeper?.style.getPropertyValue('--along')).toBe('94.5');
    expect(panel('Składy').textContent).toContain('przewidywane');
    expect(panel('Składy').textContent).toContain('4-4-2 i 4-4-2');
    expect(screen.getByRole('button', { name: 'Statystyki: Jan Gracz5, kapitan' }).textContent).toBe(
      '5Gracz5 (K)',
    );
  });

  it('show confirmation and substitutes', async () => {
    await openWith(upcomingMatch({ lineups: { confirmed: true, home: lineup(0), away: lineup(100) } }));
    const section = within(panel('Składy'));
    expect(section.getByText('potwierdzone')).toBeDefined();
    expect(section.getByRole('button', { name: 'Statystyki: Jan Gracz112' }).textContent).toBe(
      '12Jan Gracz112PO',
    );
  });

  it('list missing players with reason and expected return', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    const missing = [
      missingPlayer(40, { expectedEndAt: '2026-04-01T00:00:00Z' }),
      missingPlayer(41, { certainty: 'DOUBTFUL', reason: 'SUSPENSION', description: null }),
      missingPlayer(42, { reason: null, description: null }),
      missingPlayer(43, { description: 'Broken toe' }),
      missingPlayer(44, { reason: 'SUSPENSION', description: 'Card suspension' }),
    ];
    await openWith(
      upcomingMatch({ lineups: { confirmed: true, home: lineup(0, missing), away: lineup(100) } }),
    );
    const section = within(panel('Składy'));
    const listOf = (name: string) => section.getByRole('heading', { name }).nextElementSibling?.textContent;
    expect(listOf('Nieobecni')).toBe(
      'Brak40uraz kolanado 01.04.2026Brak42Brak43kontuzjaBroken toeBrak44zawieszenie za kartki',
    );
    expect(listOf('Występ niepewny')).toBe('Brak41zawieszenie');
    expect(section.getByText('Broken toe').lang).toBe('en');
  });

  it('render in English', async () => {
    await openWith(upcomingMatch(), { intl: english });
    const section = within(panel('Line-ups'));
    expect(section.getByText('Doubtful')).toBeDefined();
    expect(section.getByText('suspension')).toBeDefined();
    expect(section.getByText('probable')).toBeDefined();
  });

  it('have an empty state', async () => {
    await openWith(upcomingMatch({ lineups: null }));
    expect(within(panel('Składy')).getByText('Nie znamy składów tego meczu')).toBeDefined();
  });

  it('have no pitch when only missing players are known', async () => {
    const empty = { formation: null, starting: [], substitutes: [], missing: [missingPlayer(40)] };
    await openWith(
      upcomingMatch({ lineups: { confirmed: false, home: empty, away: { ...empty, missing: [] } } }),
    );
    expect(screen.queryByRole('list', { name: 'Podstawowy skład: Odra' })).toBeNull();
    expect(within(panel('Składy')).getByText('Brak40')).toBeDefined();
  });
});

describe('the timeline', () => {
  const incident = (kind: string, isHome: boolean, time: number, player: string, change: object = {}) => ({
    ...{ __typename: `${kind}Incident`, isHome, time, addedTime: null, player: { name: player } },
    ...change,
  });
  const goal = { assist: null, homeScore: null, awayScore: null };
  const score = { homeScore: 1, awayScore: 0 };
  const substitution = { playerIn: { name: 'Hyla' }, playerOut: { name: 'Górka' }, injury: true };
  const incidents = [
    incident('Card', true, -5, 'Trener', { card: 'YELLOW', reason: 'Arguing', rescinded: false }),
    incident('Goal', true, 12, 'Ligas', { ...goal, kind: 'REGULAR', assist: { name: 'Zych' } }),
    incident('Var', false, 20, 'Falk', { decision: 'GOAL_NOT_AWARDED', confirmed: false }),
    { __typename: 'InjuryTimeIncident', time: 45, length: 2 },
    incident('Goal', false, 45, 'Wądoł', { ...goal, addedTime: 2, kind: 'OWN_GOAL' }),
    { __typename: 'PeriodIncident', time: 45, period: 'HALF_TIME', homeScore: 1, awayScore: 1 },
    { __typename: 'SubstitutionIncident', isHome: true, time: 60, addedTime: null, ...substitution },
    incident('MissedPenalty', false, 70, 'Rębisz', { saved: true }),
    incident('Goal', true, 80, 'Ligas', { ...goal, kind: 'PENALTY' }),
    incident('Card', false, 88, 'Cebo', { card: 'YELLOW_RED', reason: null, rescinded: true }),
    { __typename: 'PeriodIncident', time: 999, period: 'PENALTIES', homeScore: null, awayScore: null },
    {
      __typename: 'ShootoutIncident',
      sequence: 1,
      isHome: true,
      player: { name: 'Zych' },
      scored: true,
      ...score,
    },
    {
      __typename: 'ShootoutIncident',
      sequence: 2,
      isHome: false,
      player: { name: 'Falk' },
      scored: false,
      ...score,
    },
    { __typename: 'SomethingNew' },
  ];

  const lines = () =>
    within(within(panel('Przebieg')).getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

  it('shows every kind of incident in order, with the score after goals', async () => {
    await openWith(finishedMatch({ incidents }));
    expect(lines()).toEqual([
      '–Odra: TrenerŻółta kartka, na ławce, przed meczem, Arguing',
      '12′wynik 1:0Odra: LigasGol, asysta Zych',
      '20′Granit: FalkVAR: gol nieuznany, decyzja zmieniona',
      'Doliczono 2 minuty',
      '45+2′wynik 1:1Granit: WądołGol samobójczy',
      'Przerwa 1:1',
      '60′Odra: HylaZmiana, schodzi Górka, kontuzja',
      '70′Granit: RębiszRzut karny obroniony',
      '80′wynik 2:1Odra: LigasGol z rzutu karnego',
      '88′Granit: CeboDruga żółta kartka, cofnięta',
      'Koniec rzutów karnych',
      '–Odra: ZychKarny nr 1: trafiony, 1:0',
      '–Granit: FalkKarny nr 2: niewykorzystany, 1:0',
    ]);
  });

  it('renders in English', async () => {
    await openWith(finishedMatch({ incidents: incidents.slice(1, 5) }), { intl: english });
    const list = within(panel('Timeline')).getByRole('list');
    expect(list.textContent).toContain('VAR: goal disallowed, decision changed');
    expect(list.textContent).toContain('2 minutes added');
    expect(list.textContent).toContain('Own goal');
  });

  it('has an empty state', async () => {
    await openWith(finishedMatch());
    expect(screen.queryByRole('region', { name: 'Statystyki meczu' })).toBeNull();
    expect(within(panel('Przebieg')).getByText('Przebieg meczu nie jest znany')).toBeDefined();
  });
});
