import type { Random } from '../clock.ts';
import { shuffled } from './chance.ts';
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

/**
 * Names of the players of one team, all different.
 * @throws RangeError when the country has too few words for so many
 */
export function playerNames(country: DemoCountry, count: number, random: Random): string[] {
  const lastNames = country.lastStarts.flatMap((start) => country.lastEnds.map((end) => start + end));
  const names = country.firstNames.flatMap((first) => lastNames.map((last) => `${first} ${last}`));
  if (names.length < count)
    throw new RangeError(`${country.country} has words for ${names.length} players only`);
  return shuffled(names, random).slice(0, count);
}
