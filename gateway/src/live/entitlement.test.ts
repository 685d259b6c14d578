import { describe, expect, it } from 'vitest';
import { Entitlement, isOwnEvent, type Person } from './entitlement.ts';
import type { LiveEvent } from './event.ts';

const planTipIntervals = new Map([
  ['standard', 7],
  ['standard+', 6],
  ['pro', 4],
  ['premium', 1],
  ['broken', 0],
]);

const expiresAt = new Date('2026-04-01T00:00:00.000Z');
const person = (over: Partial<Person>): Person => ({
  permissions: [],
  plan: null,
  isAdmin: false,
  isTyper: false,
  expiresAt: null,
  favouriteLeagues: [],
  ...over,
});
const of = (over: Partial<Person>) => new Entitlement(person(over), planTipIntervals);
const tip = (type: string, idx: number) => ({ kind: 'tip', type, idx }) as const;
const seen = (over: Partial<Person>, type = 'default') =>
  Array.from({ length: 28 }, (_, index) => index + 1).filter((idx) => of(over).sees(tip(type, idx)));

describe('Entitlement', () => {
  it('gives somebody without permissions nothing', () => {
    const nobody = of({});
    expect(nobody.seesKind('dropinfo')).toBe(false);
    expect(nobody.seesKind('tip')).toBe(false);
    expect(nobody.classOf('tip')).toBe('none');
    expect(nobody.mayChangeAt).toBeNull();
  });

  it.each([
    ['standard', [7, 14, 21, 28]],
    ['standard+', [6, 12, 18, 24]],
    ['pro', [4, 8, 12, 16, 20, 24, 28]],
  ])('lets %s see every n-th tip', (plan, expected) => {
    expect(seen({ permissions: ['tips', 'default_tips'], plan })).toEqual(expected);
  });

  it('lets premium see all', () => {
    expect(seen({ permissions: ['tips', 'default_tips'], plan: 'premium' })).toHaveLength(28);
  });

  it.each(['gold', 'broken', null])('gives plan %s no tips', (plan) => {
    const rights = of({ permissions: ['tips', 'default_tips'], plan });
    expect(rights.seesKind('tip')).toBe(false);
    expect(rights.sees(tip('default', 28))).toBe(false);
  });

  it('wants both the permission for tips and the one for the kind of tip', () => {
    expect(seen({ permissions: ['default_tips'], plan: 'premium' })).toEqual([]);
    expect(seen({ permissions: ['tips'], plan: 'premium' })).toEqual([]);
    expect(seen({ permissions: ['tips', 'default_tips'], plan: 'premium' }, 'special')).toEqual([]);
    expect(seen({ permissions: ['tips', 'chatgpt_tips'], plan: 'premium' }, 'chatgpt')).toHaveLength(28);
  });

  it('shows an unknown kind of tip to admins and typers only', () => {
    const everything = ['tips', 'default_tips', 'special_tips', 'chatgpt_tips'];
    expect(of({ permissions: everything, plan: 'premium' }).sees(tip('hot', 4))).toBe(false);
    expect(of({ isTyper: true }).sees(tip('hot', 4))).toBe(true);
    expect(of({ isAdmin: true }).sees(tip('hot', 5))).toBe(true);
  });

  it('lets admins and typers see everything, whatever their plan', () => {
    for (const role of [{ isAdmin: true }, { isTyper: true }]) {
      const rights = of({ ...role, plan: 'standard', expiresAt });
      expect(rights.sees({ kind: 'dropinfo' })).toBe(true);
      expect(rights.sees(tip('special', 3))).toBe(true);
      expect(rights.mayFilter).toBe(true);
      expect(rights.mayChangeAt).toBeNull();
    }
  });

  it('shows dropinfos with their permission and obeys league filters with theirs', () => {
    expect(of({ permissions: ['dropinfo'] }).sees({ kind: 'dropinfo' })).toBe(true);
    expect(of({ permissions: ['dropinfo'] }).mayFilter).toBe(false);
    expect(of({ permissions: ['dropinfo', 'dropinfo_filters'] }).mayFilter).toBe(true);
    expect(of({ permissions: ['dropinfo_filters'] }).sees({ kind: 'dropinfo' })).toBe(false);
  });

  it('puts people of equal rights in one class and others apart', () => {
    const pro = { permissions: ['tips', 'special_tips', 'default_tips', 'dropinfo'], plan: 'pro' };
    const proElsewhere = { ...pro, permissions: [...pro.permissions].reverse(), expiresAt };
    expect(of(pro).classOf('tip')).toBe(of(proElsewhere).classOf('tip'));
    const classes = [
      of(pro),
      of({ ...pro, plan: 'standard' }),
      of({ ...pro, permissions: ['tips', 'default_tips'] }),
      of({ isAdmin: true }),
      of({}),
    ].map((rights) => rights.classOf('tip'));
    expect(new Set(classes).size).toBe(classes.length);
    expect(of({ permissions: ['dropinfo'] }).classOf('dropinfo')).not.toBe(
      of({ permissions: ['dropinfo', 'dropinfo_filters'] }).classOf('dropinfo'),
    );
  });

  it('shows an unknown kind of event to nobody', () => {
    for (const rights of [
      of({ permissions: ['tips', 'dropinfo'], plan: 'premium' }),
      of({ isAdmin: true }),
    ]) {
      expect(rights.seesKind('league')).toBe(false);
      expect(rights.sees({ kind: 'league' })).toBe(false);
      expect(rights.classOf('league')).toBe('none');
    }
  });

  const place = { seq: 1, cursor: 'test-1', at: 0 };
  const row = { state: '', audience: { kind: 'payment' }, wire: { pl: null, en: null } };
  it.each<[LiveEvent, boolean]>([
    [{ ...place, kind: 'payment', id: '1', person: 'ada' }, true],
    [{ ...place, kind: 'payment', id: '1', person: 'eve' }, false],
    [{ ...place, kind: 'user', id: '1', person: 'ada' }, false],
    [{ ...place, kind: 'payment', id: 1, ...row }, false],
  ])('shows %j as a payment of Ada’s to Ada: %s', (event, isShown) => {
    expect(isOwnEvent(event, 'payment', 'ada')).toBe(isShown);
  });

  it('says when the running subscription ends', () => {
    expect(of({ permissions: ['tips'], plan: 'pro', expiresAt }).mayChangeAt).toEqual(expiresAt);
  });
});
