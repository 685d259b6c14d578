import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { english } from '../../../../testing/texts.ts';
import { openWith, panel, setUpScreen } from './testing/open-match.ts';
import { comingMatch, finishedMatch, lineup, missingPlayer, teamWindow } from './testing/sample-match.ts';

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

describe('the matches of the teams against each other', () => {
  it('are listed with both teams’ counts, counted, and held against lines; the match to come has no statistics', async () => {
    await openWith(comingMatch());
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

  it.each([[[]], [null]])('are none: %j', async (headToHead) => {
    await openWith(comingMatch({ headToHead }));
    expect(within(panel('Bezpośrednie')).getByText('Drużyny jeszcze ze sobą nie grały')).toBeDefined();
  });
});

describe('the statistics of a played match', () => {
  it('stand team beside team, without what is not known', async () => {
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
  it('are those of each team with how they ended for it', async () => {
    await openWith(comingMatch());
    const [home, away] = within(panel('Ostatnie mecze')).getAllByRole('table');
    expect(rowsOf(home as HTMLElement).map((cells) => cells.at(-1))).toEqual(['Z', 'R', 'P', 'Z', 'Z']);
    expect(rowsOf(away as HTMLElement).map((cells) => cells.at(-1))).toEqual(['P', 'P']);
    const links = (screen.getAllByRole('link', { name: /^Granit$/ }) as HTMLAnchorElement[]).map(
      ({ pathname }) => pathname,
    );
    expect(links).toEqual(['/leagues/7/team/2', '/leagues/7/team/2']);
  });

  it('are not known of a team', async () => {
    await openWith(comingMatch({ homeLast: teamWindow(0, []), awayLast: null }));
    expect(within(panel('Ostatnie mecze')).getAllByText(/Nie znamy wcześniejszych/)).toHaveLength(2);
  });
});

describe('the line-ups', () => {
  it('stand on the pitch by their formation, the home team’s right hand at the bottom, with number and captain', async () => {
    await openWith(comingMatch());
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

  it('say when they are final, and who is on the bench', async () => {
    await openWith(comingMatch({ lineups: { confirmed: true, home: lineup(0), away: lineup(100) } }));
    const section = within(panel('Składy'));
    expect(section.getByText('potwierdzone')).toBeDefined();
    expect(section.getByRole('button', { name: 'Statystyki: Jan Gracz112' }).textContent).toBe(
      '12Jan Gracz112PO',
    );
  });

  it('tell who is missing, why, in the provider’s words only where there are no others, and until when', async () => {
    const missing = [
      missingPlayer(40, { expectedEndAt: '2026-04-01T12:00:00Z' }),
      missingPlayer(41, { certainty: 'DOUBTFUL', reason: 'SUSPENSION', description: null }),
      missingPlayer(42, { reason: null, description: null }),
      missingPlayer(43, { description: 'Broken toe' }),
    ];
    await openWith(
      comingMatch({ lineups: { confirmed: true, home: lineup(0, missing), away: lineup(100) } }),
    );
    const section = within(panel('Składy'));
    const listOf = (name: string) => section.getByRole('heading', { name }).nextElementSibling?.textContent;
    expect(listOf('Nieobecni')).toBe('Brak40uraz kolanado 01.04.2026Brak42Brak43kontuzjaBroken toe');
    expect(listOf('Występ niepewny')).toBe('Brak41zawieszenie');
    expect(section.getByText('Broken toe').lang).toBe('en');
  });

  it('speak English', async () => {
    await openWith(comingMatch(), { intl: english });
    const section = within(panel('Line-ups'));
    expect(section.getByText('Doubtful')).toBeDefined();
    expect(section.getByText('suspension')).toBeDefined();
    expect(section.getByText('probable')).toBeDefined();
  });

  it('are not known yet', async () => {
    await openWith(comingMatch({ lineups: null }));
    expect(within(panel('Składy')).getByText('Składy nie są jeszcze znane')).toBeDefined();
  });

  it('have no pitch while only the missing are known', async () => {
    const empty = { formation: null, starting: [], substitutes: [], missing: [missingPlayer(40)] };
    await openWith(
      comingMatch({ lineups: { confirmed: false, home: empty, away: { ...empty, missing: [] } } }),
    );
    expect(screen.queryByRole('list', { name: 'Podstawowy skład: Odra' })).toBeNull();
    expect(within(panel('Składy')).getByText('Brak40')).toBeDefined();
  });
});

describe('the course', () => {
  const incidents = [
    {
      __typename: 'CardIncident',
      time: -5,
      addedTime: null,
      isHome: true,
      card: 'YELLOW',
      player: { name: 'Trener' },
      reason: 'Arguing',
      rescinded: false,
    },
    {
      __typename: 'GoalIncident',
      time: 12,
      addedTime: null,
      isHome: true,
      kind: 'REGULAR',
      player: { name: 'Ligas' },
      assist: { name: 'Zych' },
      homeScore: null,
      awayScore: null,
    },
    {
      __typename: 'VarIncident',
      time: 20,
      addedTime: null,
      isHome: false,
      decision: 'GOAL_NOT_AWARDED',
      player: { name: 'Falk' },
      confirmed: false,
    },
    { __typename: 'InjuryTimeIncident', time: 45, length: 2 },
    {
      __typename: 'GoalIncident',
      time: 45,
      addedTime: 2,
      isHome: false,
      kind: 'OWN_GOAL',
      player: { name: 'Wądoł' },
      assist: null,
      homeScore: null,
      awayScore: null,
    },
    { __typename: 'PeriodIncident', time: 45, period: 'HALF_TIME', homeScore: 1, awayScore: 1 },
    {
      __typename: 'SubstitutionIncident',
      time: 60,
      addedTime: null,
      isHome: true,
      playerIn: { name: 'Hyla' },
      playerOut: { name: 'Górka' },
      injury: true,
    },
    {
      __typename: 'MissedPenaltyIncident',
      time: 70,
      addedTime: null,
      isHome: false,
      player: { name: 'Rębisz' },
      saved: true,
    },
    {
      __typename: 'GoalIncident',
      time: 80,
      addedTime: null,
      isHome: true,
      kind: 'PENALTY',
      player: { name: 'Ligas' },
      assist: null,
      homeScore: null,
      awayScore: null,
    },
    {
      __typename: 'CardIncident',
      time: 88,
      addedTime: null,
      isHome: false,
      card: 'YELLOW_RED',
      player: { name: 'Cebo' },
      reason: null,
      rescinded: true,
    },
    { __typename: 'PeriodIncident', time: 999, period: 'PENALTIES', homeScore: null, awayScore: null },
    {
      __typename: 'ShootoutIncident',
      sequence: 1,
      isHome: true,
      player: { name: 'Zych' },
      scored: true,
      homeScore: 1,
      awayScore: 0,
    },
    {
      __typename: 'ShootoutIncident',
      sequence: 2,
      isHome: false,
      player: { name: 'Falk' },
      scored: false,
      homeScore: 1,
      awayScore: 0,
    },
    { __typename: 'SomethingNew' },
  ];

  const lines = () =>
    within(within(panel('Przebieg')).getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

  it('tells every kind of incident in its order, with the score only after goals', async () => {
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

  it('speaks English', async () => {
    await openWith(finishedMatch({ incidents: incidents.slice(1, 5) }), { intl: english });
    const list = within(panel('Timeline')).getByRole('list');
    expect(list.textContent).toContain('VAR: goal disallowed, decision changed');
    expect(list.textContent).toContain('2 minutes added');
    expect(list.textContent).toContain('Own goal');
  });

  it('is not known of a played match, of which nothing was counted either', async () => {
    await openWith(finishedMatch());
    expect(screen.queryByRole('region', { name: 'Statystyki meczu' })).toBeNull();
    expect(within(panel('Przebieg')).getByText('Przebieg meczu nie jest znany')).toBeDefined();
  });
});
