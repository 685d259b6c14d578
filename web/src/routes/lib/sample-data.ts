/** Invented teams and figures for the slides, which label them as examples. Texts are cases of messages. */
const matches = [
  { homeTeam: 'Odra Kędzierz', awayTeam: 'Granit Wolsztyn' },
  { homeTeam: 'Kasuga Nova', awayTeam: 'Tottaka SC' },
  { homeTeam: 'FK Lindhamra', awayTeam: 'Ystervik IF' },
  { homeTeam: 'Hanseong City', awayTeam: 'Gyeonbuk Rail' },
  { homeTeam: 'Wisła Stalowa', awayTeam: 'Naprzód Radliny' },
] as const;
const [odra, kasuga, lindhamra, hanseong, wisla] = matches;

export const sampleDropinfos = [
  { ...odra, league: 'poland', market: 'goals', tip: 'over25', from: 2.02, to: 1.54, left: 492 },
  { ...hanseong, league: 'korea', market: 'handicap', tip: 'home05', from: 1.95, to: 1.66, left: 1427 },
  { ...lindhamra, league: 'sweden', market: 'goals', tip: 'over35', from: 2.34, to: 1.79, left: 2225 },
  { ...kasuga, league: 'japan', market: 'goals', tip: 'over25', from: 1.91, to: 1.68, left: 4620 },
  { ...wisla, league: 'poland', market: 'corners', tip: 'over95', from: 1.87, to: 1.49, left: 6420 },
] as const;

/** Tips with odds, stake in units, and result in units; an active one has none yet. */
export const sampleTips = [
  { ...odra, tip: 'over25', odds: 1.86, stake: 1, status: 'ACTIVE', units: null },
  { ...kasuga, tip: 'bothScore', odds: 2.1, stake: 2, status: 'SUCCESS', units: 2.2 },
  { ...lindhamra, tip: 'over35', odds: 1.95, stake: 1, status: 'SUCCESS', units: 0.95 },
  { ...hanseong, tip: 'home05', odds: 1.9, stake: 1.5, status: 'FAIL', units: -1.5 },
  { ...wisla, tip: 'over95', odds: 1.72, stake: 1, status: 'SUCCESS', units: 0.72 },
] as const;

/** Averages of two teams over their last ten matches. */
export const sampleStats = {
  home: odra.homeTeam,
  away: odra.awayTeam,
  rows: [
    { name: 'goals', home: 2.4, away: 1.2 },
    { name: 'shots', home: 5.8, away: 3.9 },
    { name: 'corners', home: 6.1, away: 5.3 },
    { name: 'cards', home: 1.7, away: 2.6 },
    { name: 'fouls', home: 10.9, away: 12.4 },
  ],
} as const;

/** Matches that meet a condition, with the last ten values, newest first, and the minimum value of a hit. */
export const sampleAutofilters = [
  { ...odra, tip: 'over15', min: 2, values: [3, 2, 4, 1, 2, 3, 2, 5, 2, 3] },
  { ...kasuga, tip: 'over15', min: 2, values: [2, 2, 3, 4, 2, 1, 3, 2, 2, 4] },
  { ...lindhamra, tip: 'over85', min: 9, values: [11, 9, 12, 8, 10, 9, 13, 9, 7, 10] },
  { ...hanseong, tip: 'over35cards', min: 4, values: [5, 4, 6, 4, 3, 5, 4, 2, 6, 4] },
] as const;

/** The quality index month by month; 100 is the market. */
export const sampleQuality = {
  tips: 214,
  months: [99.4, 101.2, 100.6, 102.3, 101.8, 103.1, 102.2, 103.9, 103.4, 104.8, 103.6, 104.2],
} as const;

const roundGoals = [
  16, 24, 19, 30, 22, 17, 27, 33, 21, 25, 18, 29, 23, 31, 20, 26, 34, 22, 19, 28, 24, 30, 17, 25, 27, 21,
];

/** Goals of a league round by round, null for a future round. */
export const sampleRounds: readonly (number | null)[] = [...roundGoals, ...Array<null>(8).fill(null)];
