import { describe, expect, it } from 'vitest';
import { flagAddress } from './flag-address.ts';

describe('where a flag is', () => {
  it.each(['PL', 'GB-SCT'])('finds our own picture for %s', (countryCode) => {
    expect(flagAddress({ countryCode, flagUrl: null })).toMatch(
      new RegExp(`^/assets/flags-[\\d.]+/${countryCode}\\.svg$`),
    );
  });

  it.each(['https://images.example/flag.png', '/media/flag.svg'])('keeps the address %s', (flagUrl) => {
    expect(flagAddress({ countryCode: 'PL', flagUrl })).toBe(flagUrl);
  });

  it.each([null, 'XX'])('knows no picture for %s', (countryCode) => {
    expect(flagAddress({ countryCode, flagUrl: null })).toBeNull();
  });
});
