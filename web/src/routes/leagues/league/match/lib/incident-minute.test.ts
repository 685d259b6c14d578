import { describe, expect, it } from 'vitest';
import { incidentMinute } from './running-scores.ts';

describe('the minute of an incident', () => {
  it.each([
    [1, null, '1′'],
    [45, 2, '45+2′'],
    [45, 0, '45′'],
    [90, 11, '90+11′'],
    [120, undefined, '120′'],
    [90, 999, '90′'],
    [0, null, '0′'],
  ])('%s and %s is %s', (time, addedTime, minute) => {
    expect(incidentMinute(time, addedTime)).toBe(minute);
  });

  it('is none before the start and where the provider sends none', () => {
    expect(incidentMinute(-5, null)).toBeNull();
    expect(incidentMinute(999, 999)).toBeNull();
  });
});
