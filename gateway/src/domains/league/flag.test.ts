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
  ])('with the code %s has the country %s', (flag, countryCode) => {
    expect(shown(flag)).toEqual({ countryCode, flagUrl: null });
  });

  it.each(['https://images.example/flag.png', '/media/flag.svg'])('with the URL %s has this URL', (flag) => {
    expect(shown(flag)).toEqual({ countryCode: null, flagUrl: flag });
  });

  it.each([null, '', 'international', 'javascript:alert(1)'])('with %s has neither', (flag) => {
    expect(shown(flag)).toEqual({ countryCode: null, flagUrl: null });
  });
});
