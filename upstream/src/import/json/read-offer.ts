import { z } from 'zod';
import { countryCode } from '../../league/country.ts';
import { idField, listOf, listReader, nameField, optionalText } from './document-fields.ts';

const category = z
  .object({ id: idField, name: nameField, slug: optionalText, flag: optionalText, alpha2: optionalText })
  .transform(({ alpha2, ...read }) => ({ ...read, flag: alpha2 ?? countryCode(read.name) ?? read.flag }));
export type ProviderCategory = z.infer<typeof category>;

const tournament = z
  .object({ id: idField, name: nameField, slug: optionalText })
  .transform((read) => ({ ...read, logo: null }));
export type ProviderTournament = z.infer<typeof tournament>;

const season = z.object({
  id: idField,
  name: nameField,
  year: z.union([z.string(), z.number()]).transform(String).pipe(nameField),
});
/** A season of a tournament; `year` as the provider writes it, for example `24/25`. */
export type ProviderSeason = z.infer<typeof season>;

const grouped = z.object({ groups: listOf(z.object({ uniqueTournaments: listOf(tournament) })) });

/** Reads the countries and regions of `sport/football/categories`. */
export const readCategories = listReader('categories', category);

/** Reads the seasons of `unique-tournament/{id}/seasons`, newest first. */
export const readSeasons = listReader('seasons', season);

const readSingleList = listReader('uniqueTournaments', tournament);

/** The tournaments of `category/{id}/unique-tournaments`, from its groups or its single list. */
export function readTournaments(document: unknown, path: string): ProviderTournament[] {
  const read = grouped.safeParse(document);
  if (!read.success) return readSingleList(document, path);
  return read.data.groups.flatMap(({ uniqueTournaments }) => uniqueTournaments);
}
