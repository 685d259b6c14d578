import type { Random } from '../clock.ts';
import { pickOne, shuffled } from './chance.ts';
import type { DemoCountry } from './demo-countries.ts';

/**
 * Names of clubs of a country, all different.
 * @throws RangeError when the country has too few words for so many
 */
export function clubNames(country: DemoCountry, count: number, random: Random): string[] {
  const towns = country.townStarts.flatMap((start) => country.townEnds.map((end) => start + end));
  if (towns.length < count)
    throw new RangeError(`${country.country} has words for ${towns.length} clubs only`);
  return shuffled(towns, random)
    .slice(0, count)
    .map((town, place) =>
      country.pattern
        .replace('{town}', town)
        .replace('{club}', country.clubs[place % country.clubs.length] ?? ''),
    );
}

/** Names of the players of one team, all different. */
export function playerNames(country: DemoCountry, count: number, random: Random): string[] {
  const names = new Set<string>();
  while (names.size < count) {
    const last = pickOne(country.lastStarts, random) + pickOne(country.lastEnds, random);
    names.add(`${pickOne(country.firstNames, random)} ${last}`);
  }
  return [...names];
}
