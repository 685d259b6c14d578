import { describe, expect, it } from 'vitest';
import { sampleUser } from '../testing/samples.ts';
import { personOf } from './entitlement.ts';

describe('personOf', () => {
  it('takes what rights are decided by', () => {
    expect(personOf(sampleUser({ is_typer: true, favourite_leagues: [3, 4] }))).toEqual({
      permissions: ['stats', 'tips', 'dropinfo'],
      plan: 'pro',
      isAdmin: false,
      isTyper: true,
      expiresAt: new Date('2026-09-01T00:00:00Z'),
      favouriteLeagues: [3, 4],
    });
  });

  it('knows a person without a subscription', () => {
    expect(personOf(sampleUser({ active_sub: null }))).toMatchObject({ plan: null, expiresAt: null });
  });
});
