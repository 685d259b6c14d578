import { describe, expect, it } from 'vitest';
import { flagFields } from './shapes.ts';

const shown = (flag: string | null) => ({
  countryCode: flagFields.countryCode({ flag }),
  flagUrl: flagFields.flagUrl({ flag }),
});

describe('a flag', () => {
  it.each([
    ['PL', 'PL'],
    ['pl', 'PL'],
    [' de ', 'DE'],
    ['GB-SCT', 'GB-SCT'],
    ['EN', 'GB-ENG'],
    ['nir', 'GB-NIR'],
  ])('that is the code %s is the country %s', (flag, countryCode) => {
    expect(shown(flag)).toEqual({ countryCode, flagUrl: null });
  });

  it.each(['https://images.example/flag.png', '/media/flag.svg'])('that is the address %s is one', (flag) => {
    expect(shown(flag)).toEqual({ countryCode: null, flagUrl: flag });
  });

  it.each([null, '', 'international', 'javascript:alert(1)'])('that is %s is neither', (flag) => {
    expect(shown(flag)).toEqual({ countryCode: null, flagUrl: null });
  });
});
