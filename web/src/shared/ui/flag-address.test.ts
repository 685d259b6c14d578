import { describe, expect, it } from 'vitest';
import { flagAddress } from './flag-address.ts';

describe('flagAddress', () => {
  it.each(['PL', 'GB-SCT'])('returns our own flag for %s', (countryCode) => {
    expect(flagAddress({ countryCode, flagUrl: null })).toMatch(
      new RegExp(`^/assets/flags-[\\d.]+/${countryCode}\\.svg$`),
    );
  });

  it.each(['https://images.example/flag.png', '/media/flag.svg'])(
    'returns the given address %s',
    (flagUrl) => {
      expect(flagAddress({ countryCode: 'PL', flagUrl })).toBe(flagUrl);
    },
  );

  it.each([null, 'XX'])('returns null for the code %s', (countryCode) => {
    expect(flagAddress({ countryCode, flagUrl: null })).toBeNull();
  });
});
