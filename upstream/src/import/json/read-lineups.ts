import { z } from 'zod';
import type { AbsentPlayer, ListedPlayer, SourceLineups, SourceSide } from '../season-content.ts';
import {
  idField,
  keepReadable,
  nameField,
  optionalCount,
  optionalFlag,
  optionalText,
} from './document-fields.ts';
import { ProviderFault } from './provider-source.ts';

const position = z.enum(['G', 'D', 'M', 'F']).nullish().catch(null);
const shirtNumber = z.coerce.number().int().min(0).max(999).nullish().catch(null);
const player = z.object({ id: idField, name: nameField, position, jerseyNumber: shirtNumber });

/** Counters that are numbers; the provider puts a few objects among them. */
const counters = z
  .record(z.string(), z.unknown())
  .transform((all) =>
    Object.fromEntries(
      Object.entries(all).filter(
        (one): one is [string, number] => typeof one[1] === 'number' && /^\w{1,60}$/.test(one[0]),
      ),
    ),
  )
  .nullish()
  .catch(null);

/** Those who stayed on the bench come with counters that are all zero. */
const hasPlayed = (all: Record<string, number> | null | undefined): all is Record<string, number> =>
  Object.values(all ?? {}).some((count) => count !== 0);

const listedPlayer = z
  .object({
    player,
    position,
    shirtNumber,
    jerseyNumber: shirtNumber,
    substitute: optionalFlag,
    captain: optionalFlag,
    statistics: counters,
  })
  .transform(
    ({ player: { id, name, ...usual }, substitute, captain, statistics, ...here }): ListedPlayer => ({
      id,
      name,
      position: here.position ?? usual.position ?? null,
      shirtNumber: here.shirtNumber ?? here.jerseyNumber ?? usual.jerseyNumber ?? null,
      substitute,
      captain,
      statistics: hasPlayed(statistics) ? statistics : null,
    }),
  );

const missingPlayer = z
  .object({
    player,
    type: z.enum(['missing', 'doubtful']),
    reason: optionalCount,
    description: optionalText,
    expectedEndDate: z.coerce.date().nullish().catch(null),
  })
  .transform(
    ({ player: { id, name, ...usual }, type, reason, description, expectedEndDate }): AbsentPlayer => ({
      id,
      name,
      position: usual.position ?? null,
      shirtNumber: usual.jerseyNumber ?? null,
      type,
      reason,
      description,
      expectedEndAt: expectedEndDate ?? null,
    }),
  );

const list = z.array(z.unknown()).catch([]);
const side = z.object({ formation: optionalText, players: list, missingPlayers: list });
const noSide = { formation: null, players: [], missingPlayers: [] };
const lineups = z.object({ confirmed: optionalFlag, home: side.catch(noSide), away: side.catch(noSide) });

/**
 * The line-ups of `event/{id}/lineups`; null when they name nobody. A player stands once in a match.
 * @throws ProviderFault when the document is no object
 */
export function readLineups(document: unknown, path: string): SourceLineups | null {
  const read = lineups.safeParse(document);
  if (!read.success) {
    throw new ProviderFault('provider_unreadable', `The provider's ${path} holds no line-ups`);
  }
  const listed = new Set<number>();
  const missing = new Set<number>();
  const sideOf = (one: z.infer<typeof side>): SourceSide => ({
    formation: one.formation,
    players: keepReadable(one.players, listedPlayer).items.filter(({ id }) => addNew(listed, id)),
    missing: keepReadable(one.missingPlayers, missingPlayer).items.filter(({ id }) => addNew(missing, id)),
  });
  const home = sideOf(read.data.home);
  const away = sideOf(read.data.away);
  if (listed.size + missing.size === 0) return null;
  return { confirmed: read.data.confirmed, home, away };
}

/** Adds to a set; answers whether it was not in it. */
function addNew(known: Set<number>, id: number): boolean {
  const before = known.size;
  return known.add(id).size > before;
}
