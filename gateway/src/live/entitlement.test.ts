import { describe, expect, it } from 'vitest';
import { sampleUser } from '../testing/samples.ts';
import { Entitlement, isOwnEvent } from './entitlement.ts';
import type { LiveEvent } from './event.ts';

const planTipIntervals = new Map([
  ['standard', 7],
  ['standard+', 6],
  ['pro', 4],
  ['premium', 1],
  ['broken', 0],
]);

const expiresAt = new Date('2026-04-01T00:00:00.000Z');

interface Person {
  readonly permissions: string[];
  readonly plan: string | null;
  readonly isAdmin: boolean;
  readonly isTyper: boolean;
}

const of = ({ permissions = [], plan = null, isAdmin = false, isTyper = false }: Partial<Person>) => {
  const sub = { sub: plan ?? '', expires_at: expiresAt.toISOString(), goq: false, discord: false };
  const user = { permission: permissions, is_admin: isAdmin, is_typer: isTyper };
  return new Entitlement(sampleUser({ ...user, active_sub: plan === null ? null : sub }), planTipIntervals);
};
const tip = (type: string, idx: number) => ({ kind: 'tip', type, idx }) as const;
const seen = (over: Partial<Person>, type = 'default') =>
  Array.from({ length: 28 }, (_, index) => index + 1).filter((idx) => of(over).sees(tip(type, idx)));

describe('Entitlement', () => {
  it('grants nothing without permissions', () => {
    const none = of({});
    expect(none.seesKind('dropinfo')).toBe(false);
    expect(none.seesKind('tip')).toBe(false);
    expect(none.classOf('tip')).toBe('none');
    expect(none.mayChangeAt).toBeNull();
  });

  it.each([
    ['standard', [7, 14, 21, 28]],
    ['standard+', [6, 12, 18, 24]],
    ['pro', [4, 8, 12, 16, 20, 24, 28]],
    ['premium', Array.from({ length: 28 }, (_, index) => index + 1)],
  ])('shows %s every nth tip', (plan, expected) => {
    expect(seen({ permissions: ['tips', 'default_tips'], plan })).toEqual(expected);
  });

  it.each(['gold', 'broken', null])('shows plan %s no tips', (plan) => {
    const rights = of({ permissions: ['tips', 'default_tips'], plan });
    expect(rights.seesKind('tip')).toBe(false);
    expect(rights.sees(tip('default', 28))).toBe(false);
  });

  it('requires the permission for tips and the one for the kind of tip', () => {
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

  it('shows admins and typers everything, whatever their plan', () => {
    for (const role of [{ isAdmin: true }, { isTyper: true }]) {
      const rights = of({ ...role, plan: 'standard' });
      expect(rights.sees({ kind: 'dropinfo' })).toBe(true);
      expect(rights.sees(tip('special', 3))).toBe(true);
      expect(rights.mayFilter).toBe(true);
      expect(rights.mayChangeAt).toBeNull();
    }
  });

  it('checks the permissions for dropinfos and for league filters', () => {
    expect(of({ permissions: ['dropinfo'] }).sees({ kind: 'dropinfo' })).toBe(true);
    expect(of({ permissions: ['dropinfo'] }).mayFilter).toBe(false);
    expect(of({ permissions: ['dropinfo', 'dropinfo_filters'] }).mayFilter).toBe(true);
    expect(of({ permissions: ['dropinfo_filters'] }).sees({ kind: 'dropinfo' })).toBe(false);
  });

  it('returns the same class only for equal rights', () => {
    const pro = { permissions: ['tips', 'special_tips', 'default_tips', 'dropinfo'], plan: 'pro' };
    const proElsewhere = { ...pro, permissions: [...pro.permissions].reverse() };
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

  it('shows no one an unknown kind of event', () => {
    for (const rights of [
      of({ permissions: ['tips', 'dropinfo'], plan: 'premium' }),
      of({ isAdmin: true }),
    ]) {
      expect(rights.seesKind('league')).toBe(false);
      expect(rights.sees({ kind: 'league' })).toBe(false);
      expect(rights.classOf('league')).toBe('none');
    }
  });

  const logged = { seq: 1, cursor: 'test-1', at: 0 };
  const row = { state: '', previousState: null, audience: { kind: 'payment' }, wire: { pl: null, en: null } };
  it.each<[LiveEvent, boolean]>([
    [{ ...logged, kind: 'payment', id: '1', person: 'ada' }, true],
    [{ ...logged, kind: 'payment', id: '1', person: 'eve' }, false],
    [{ ...logged, kind: 'user', id: '1', person: 'ada' }, false],
    [{ ...logged, kind: 'payment', id: 1, ...row }, false],
  ])('shows %j as a payment of Ada’s to Ada: %s', (event, isShown) => {
    expect(isOwnEvent(event, 'payment', 'ada')).toBe(isShown);
  });

  it('returns the end of the active subscription', () => {
    expect(of({ permissions: ['tips'], plan: 'pro' }).mayChangeAt).toEqual(expiresAt);
  });

  it('reads the plan in any case, and the favourite leagues', () => {
    const user = sampleUser({ permission: ['tips', 'default_tips'], favourite_leagues: [3, 4] });
    const rights = new Entitlement(user, planTipIntervals);
    expect([rights.sees(tip('default', 4)), rights.sees(tip('default', 3))]).toEqual([true, false]);
    expect(rights.favouriteLeagues).toEqual(new Set([3, 4]));
  });
});
