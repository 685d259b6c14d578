import { describe, expect, it } from 'vitest';
import { flagAddress } from './flag-address.ts';

describe('where a flag is', () => {
  it.each([
    ['PL', 'PL'],
    ['pl', 'PL'],
    [' de ', 'DE'],
    ['GB-SCT', 'GB-SCT'],
    ['EN', 'GB-ENG'],
  ])('finds our own picture for %s', (flag, code) => {
    expect(flagAddress(flag)).toMatch(new RegExp(`^/assets/flags-[\\d.]+/${code}\\.svg$`));
  });

  it.each(['https://images.example/flag.png', '/media/flag.svg'])('keeps the address %s', (flag) => {
    expect(flagAddress(flag)).toBe(flag);
  });

  it.each([null, '', 'XX', 'international', 'javascript:alert(1)'])('knows no picture for %s', (flag) => {
    expect(flagAddress(flag)).toBeNull();
  });
});
