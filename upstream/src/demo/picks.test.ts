import { describe, expect, it } from 'vitest';
import { type ComposedTip, composeTip } from './compose-tip.ts';
import { collectCodes } from './demo-tips.ts';
import { chanceThat } from './match-model.ts';
import { outcomeOf, picks, readTipUid, type Score } from './picks.ts';
import { seededRandom } from './random.ts';

const pick = (code: string) => {
  const found = picks.find((one) => one.code === code);
  if (!found) throw new Error(`There is no pick ${code}`);
  return found;
};
const scores: Record<number, Score | 'pending'> = {
  1: { home: 2, away: 1 },
  2: { home: 0, away: 0 },
  3: 'pending',
};
const outcome = (...some: [matchId: number, code: string][]) =>
  outcomeOf(
    some.map(([matchId, code]) => ({ matchId, pick: pick(code) })),
    (matchId) => scores[matchId] ?? 'unknown',
  );

describe('outcomeOf', () => {
  it.each([
    ['h', 'd'],
    ['o', 'u'],
    ['b', 'n'],
  ])('is won for 2:1 by %s, and for 0:0 by %s', (one, other) => {
    expect([outcome([1, one]), outcome([2, one])]).toEqual(['tip_success', 'tip_fail']);
    expect([outcome([1, other]), outcome([2, other])]).toEqual(['tip_fail', 'tip_success']);
  });

  it('is won for a combined tip only with all its picks', () => {
    expect(outcome([1, 'h'], [2, 'd'])).toBe('tip_success');
    expect(outcome([1, 'h'], [2, 'a'])).toBe('tip_fail');
    expect(outcome([1, 'h'], [3, 'h'])).toBeNull();
    expect(outcome([1, 'a'], [3, 'h'])).toBe('tip_fail');
  });

  it('ignores deleted matches', () => {
    expect(outcome([9, 'h'])).toBe('tip_cancel');
    expect(outcome([9, 'h'], [1, 'h'])).toBe('tip_success');
  });
});

describe('composeTip', () => {
  const matches = [1, 2, 3, 4].map((id) => ({
    id,
    date: new Date(Date.UTC(2026, 2, 14, 12 + id)),
    home: `Home ${id}`,
    away: `Away ${id}`,
    league: 'League',
    expected: { home: 1.5, away: 1.2 },
  }));
  const random = seededRandom(4);
  const composed: ComposedTip[] = [];
  for (let idx = 1; idx <= 200; idx += 1) {
    const tipped = collectCodes(composed.map(({ tip }) => tip.uid));
    composed.push(composeTip(matches, { idx, createdAt: new Date(0), tipped }, random));
  }

  it('encodes its matches and picks in a URL-safe uid', () => {
    for (const { tip, matches: ofTip } of composed) {
      expect(tip.uid).toMatch(/^[\w-]+$/);
      const read = readTipUid(tip.uid) ?? [];
      expect(read).toHaveLength(Math.max(1, ofTip.length));
      expect(new Set(read.map(({ matchId }) => matchId)).size).toBe(read.length);
      expect(tip.title).toContain(`Home ${read[0]?.matchId}`);
    }
  });

  it('creates single and combined tips of all types with a description', () => {
    expect(new Set(composed.map(({ tip }) => tip.tipType)).size).toBe(3);
    const combined = composed.filter(({ matches: ofTip }) => ofTip.length > 1);
    expect(combined.length).toBeGreaterThan(5);
    expect(combined.length).toBeLessThan(60);
    for (const { tip, matches: ofTip } of combined) {
      const product = ofTip.reduce((total, { exchange }) => total * exchange, 1);
      expect(tip.exchange).toBeCloseTo(product, 2);
      expect(tip.date).toEqual(new Date(Math.min(...ofTip.map(({ date }) => date.getTime()))));
    }
    for (const { tip } of composed) expect(tip.description?.length).toBeGreaterThan(80);
  });

  it('does not contradict earlier tips on a match, and repeats none while another pick is possible', () => {
    for (const codes of collectCodes(composed.map(({ tip }) => tip.uid)).values()) {
      expect(new Set(codes.slice(0, 3)).size).toBe(3);
      for (const question of ['hda', 'ou', 'bn']) {
        expect(new Set(codes.filter((code) => question.includes(code))).size).toBeLessThanOrEqual(1);
      }
    }
  });

  it('has the expected value of the model, and praises only odds above the fair ones', () => {
    const seen = new Set<boolean>();
    for (const { tip } of composed) {
      const read = readTipUid(tip.uid) ?? [];
      const chances = read.map(({ pick: { wins } }) => chanceThat({ home: 1.5, away: 1.2 }, wins));
      const expected = tip.exchange * chances.reduce((total, chance) => total * chance, 1);
      expect(tip.ewk).toBeCloseTo((expected - 1) * 100, 1);
      if (read.length > 1) continue;
      const isGood = /good ratio|above the fair ones; /.test(tip.descriptionEn ?? '');
      expect(isGood).toBe(tip.exchange > Number((1 / (chances[0] ?? 1)).toFixed(2)));
      expect(/dobra relacja|przewyższa uczciwy;/.test(tip.description ?? '')).toBe(isGood);
      seen.add(isGood);
    }
    expect(seen.size).toBe(2);
  });

  it('is written in both languages', () => {
    for (const { tip, matches: ofTip } of composed) {
      expect(`${tip.tipEn} ${tip.descriptionEn} ${ofTip.map(({ tipEn }) => tipEn)}`).not.toMatch(
        /Powyżej|Poniżej|: tak|: nie|Kupon|[ąćęłńóśźż]/,
      );
      expect(tip.description?.split('\n\n')).toHaveLength(tip.descriptionEn?.split('\n\n').length ?? 0);
    }
  });
});

it.each(['demo-tip-1', 'demo-tip-1-5z', 'demo-tip-x-5h', 'other', 'demo-tip-1-5h-'])(
  'reads nothing from %s',
  (uid) => {
    const read = readTipUid(uid);
    expect(read === null || read.length === 1).toBe(true);
    if (uid !== 'demo-tip-1-5h-') expect(read).toBeNull();
  },
);
