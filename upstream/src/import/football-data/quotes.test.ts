import { describe, expect, it } from 'vitest';
import { readHeader } from './csv-files.ts';
import { readQuotes, sourcesOf } from './quotes.ts';

/** Reads the quotes of a row that has only these cells. */
function quotesOf(cells: Record<string, string>) {
  const names = ['Date', 'HomeTeam', 'AwayTeam', ...Object.keys(cells)];
  const header = readHeader(names);
  if (!header) throw new Error('The test has no header');
  return readQuotes(sourcesOf(header), (column) => cells[column ?? ''] ?? null);
}

const pinnacle = { PSH: '2', PSD: '3.4', PSA: '4', PSCH: '1.8', PSCD: '3.5', PSCA: '4.6' };
const average = { AvgH: '1.95', AvgD: '3.3', AvgA: '3.9', AvgCH: '1.75', AvgCD: '3.4', AvgCA: '4.4' };
const highest = { MaxH: '2.1', MaxD: '3.5', MaxA: '4.2', MaxCH: '1.9', MaxCD: '3.6', MaxCA: '4.8' };
const bet365 = { B365H: '1.9', B365D: '3.2', B365A: '3.8', B365CH: '1.7', B365CD: '3.3', B365CA: '4.3' };

describe('the bookmaker of a market', () => {
  it('is Pinnacle when all its opening and closing prices exist', () => {
    const { quotes } = quotesOf({ ...pinnacle, ...average, ...bet365 });
    expect(quotes).toHaveLength(1);
    expect(quotes[0]).toMatchObject({ market: 'one_x_two', bookmaker: 'Pinnacle', closed: true });
    expect(quotes[0]?.prices.map(({ opening, current }) => [opening, current])).toEqual([
      [2, 1.8],
      [3.4, 3.5],
      [4, 4.6],
    ]);
  });

  it('is the average for all prices when Pinnacle lacks one', () => {
    const { quotes } = quotesOf({ ...pinnacle, PSCD: '', ...average, ...bet365 });
    expect(quotes[0]?.bookmaker).toBe('Market average');
    expect(quotes[0]?.prices.map(({ opening }) => opening)).toEqual([1.95, 3.3, 3.9]);
  });

  it('is Bet365 when the others are missing', () => {
    expect(quotesOf({ ...bet365, PSH: '2' }).quotes[0]?.bookmaker).toBe('Bet365');
  });

  it('skips and reports an average above the highest price', () => {
    const wrong = quotesOf({ ...average, ...highest, MaxCH: '1.7', ...bet365 });
    expect(wrong.impossibleMarkets).toEqual(['one_x_two']);
    expect(wrong.quotes[0]?.bookmaker).toBe('Bet365');
    expect(quotesOf({ ...average, ...highest, MaxCH: '1.7' }).quotes).toEqual([]);
  });

  it.each([
    ['sum of opening prices that is too small', { ...average, AvgA: '9' }],
    ['sum of closing prices that is too small', { ...average, AvgCA: '12' }],
    ['sum of closing prices that is too large', { ...average, AvgCH: '1.3' }],
  ])('skips and reports a %s', (_, cells) => {
    const wrong = quotesOf({ ...cells, ...bet365 });
    expect(wrong.impossibleMarkets).toEqual(['one_x_two']);
    expect(wrong.quotes[0]?.bookmaker).toBe('Bet365');
  });

  it('does not judge the sum of incomplete prices', () => {
    expect(quotesOf({ ...average, AvgCD: '' }).impossibleMarkets).toEqual([]);
  });

  it('is Pinnacle with complete prices even when the average is wrong', () => {
    const { quotes, impossibleMarkets } = quotesOf({ ...pinnacle, ...average, ...highest, MaxH: '1.5' });
    expect(impossibleMarkets).toEqual([]);
    expect(quotes[0]?.bookmaker).toBe('Pinnacle');
  });

  it('is read from opening prices alone before a match, and from the old names of averages', () => {
    const fixture = quotesOf({ PSH: '2', PSD: '3', PSA: '4', PSCH: '', PSCD: '', PSCA: '' });
    expect(fixture.quotes[0]).toMatchObject({ bookmaker: 'Pinnacle', closed: false });
    expect(fixture.quotes[0]?.prices[0]).toMatchObject({ opening: 2, current: 2 });
    const old = quotesOf({ BbAvH: '2', BbAvD: '3', BbAvA: '4', 'BbAv>2.5': '1.9', 'BbAv<2.5': '1.9' });
    expect(old.quotes.map(({ market, bookmaker }) => [market, bookmaker])).toEqual([
      ['one_x_two', 'Market average'],
      ['totals', 'Market average'],
    ]);
  });

  it('is read from closing prices alone, which count as unmoved', () => {
    const { quotes } = quotesOf({ PSCH: '1.8', PSCD: '3.5', PSCA: '4.6' });
    expect(quotes[0]?.prices[0]).toMatchObject({ opening: 1.8, current: 1.8 });
  });

  it.each(['1', '0', '-2', 'x', '#N/A', '1e400', '2,1'])('rejects %j as a price', (text) => {
    expect(quotesOf({ ...pinnacle, PSCH: text }).quotes[0]?.closed).toBe(false);
  });

  it('lists bookmakers that withdrew prices', () => {
    const { withdrawn, quotes } = quotesOf({
      'P>2.5': '1.9',
      'P<2.5': '1.9',
      'PC>2.5': '#N/A',
      'PC<2.5': '#N/A',
      'Avg>2.5': '1.9',
      'Avg<2.5': '1.9',
      'AvgC>2.5': '1.7',
      'AvgC<2.5': '2.1',
    });
    expect(withdrawn).toEqual([expect.objectContaining({ market: 'totals', bookmaker: 'Pinnacle' })]);
    expect(quotes[0]?.bookmaker).toBe('Market average');
  });
});

describe('handicaps', () => {
  const prices = { PAHH: '2', PAHA: '1.9', PCAHH: '1.8', PCAHA: '2.1' };

  it('are compared at the same line, negated for the away side', () => {
    const { quotes } = quotesOf({ AHh: '-0.75', AHCh: '-0.75', ...prices });
    expect(quotes[0]?.prices).toMatchObject([
      { selection: 'home', line: -0.75, opening: 2, current: 1.8 },
      { selection: 'away', line: 0.75, opening: 1.9, current: 2.1 },
    ]);
  });

  it('are not compared when the line moved', () => {
    const { quotes } = quotesOf({ AHh: '-0.75', AHCh: '-1', ...prices });
    expect(quotes[0]?.prices).toMatchObject([
      { selection: 'home', line: -0.75, opening: 2, current: 2 },
      { selection: 'home', line: -1, opening: 1.8, current: 1.8 },
      { selection: 'away', line: 0.75, opening: 1.9, current: 1.9 },
      { selection: 'away', line: 1, opening: 2.1, current: 2.1 },
    ]);
  });

  it('have no negative zero', () => {
    const { quotes } = quotesOf({ AHh: '0', AHCh: '0', ...prices });
    expect(quotes[0]?.prices[1]?.line).toBe(0);
  });

  it('are ignored without a line', () => {
    expect(quotesOf({ AHh: '', AHCh: '', ...prices }).quotes).toEqual([]);
  });
});

it('does not read statistics or other bookmakers as prices', () => {
  const { quotes } = quotesOf({ AS: '9', AC: '5', HC: '4', BFDH: '2', BFD: '3', BWCH: '2', BFEH: '2' });
  expect(quotes).toEqual([]);
});
