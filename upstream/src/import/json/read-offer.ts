import { z } from 'zod';
import { countryCode } from '../../league/country.ts';
import { idField, keepReadable, nameField, optionalText, readList } from './document-fields.ts';

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

const group = z.object({ uniqueTournaments: z.array(z.unknown()) });

/** The countries and regions of `sport/football/categories`. */
export function readCategories(document: unknown, path: string): ProviderCategory[] {
  return readList(document, 'categories', category, path).items;
}

/** The tournaments of `category/{id}/unique-tournaments`, from its groups or its single list. */
export function readTournaments(document: unknown, path: string): ProviderTournament[] {
  const grouped = z.object({ groups: z.array(z.unknown()) }).safeParse(document);
  if (!grouped.success) return readList(document, 'uniqueTournaments', tournament, path).items;
  const groups = keepReadable(grouped.data.groups, group).items;
  return groups.flatMap(({ uniqueTournaments }) => keepReadable(uniqueTournaments, tournament).items);
}

/** The seasons of `unique-tournament/{id}/seasons`, newest first. */
export function readSeasons(document: unknown, path: string): ProviderSeason[] {
  return readList(document, 'seasons', season, path).items;
}
