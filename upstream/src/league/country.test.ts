import { expect, test } from 'vitest';
import { demoCountries } from '../demo/demo-countries.ts';
import { countryCode, countryName } from './country.ts';

test('a country is named in the language of the caller', () => {
  expect(countryName('Poland', 'pl')).toBe('Polska');
  expect(countryName('Poland', 'en')).toBe('Poland');
  expect(countryName('Turkey', 'pl')).toBe('Turcja');
});

test('a region has a name and no code, and withdrawn codes are not used', () => {
  expect(countryName('South America', 'pl')).toBe('Ameryka Południowa');
  expect(countryCode('South America')).toBeNull();
  expect(countryCode('Germany')).toBe('DE');
});

test('an unknown country name is returned unchanged', () => {
  expect(countryName('Atlantyda', 'pl')).toBe('Atlantyda');
});

test('every country of the demo has a Polish name', () => {
  const unnamed = demoCountries.map(({ country }) => country).filter((name) => name !== 'Chile');
  expect(unnamed.filter((name) => countryName(name, 'pl') === name)).toEqual([]);
});

test('every country of the demo has a code for its flag', () => {
  const countries = demoCountries.map(({ country }) => country);
  expect(countries.filter((country) => countryCode(country) === null)).toEqual([]);
  expect(countryCode('Scotland')).toBe('GB-SCT');
  expect(countryCode('Atlantyda')).toBeNull();
});
