import { useContext, useState } from 'react';
import { type BrowserStorage, StorageContext } from '../session/browser-storage.ts';
import { firstLine, isLined, isLineOf, type LinedStat, matchStats, type StatScope } from './stat-lines.ts';

/** What a line is remembered by: its stat, and whose counts are held against it. */
export type LineKey = `${LinedStat}/${StatScope}`;

/** Lines of a league that the person has moved. */
export type RememberedLines = Readonly<Partial<Record<LineKey, number>>>;

/** The most leagues whose lines are kept; those that were set longest ago go first. */
export const maxLeagues = 100;

const counts = ['OWN', 'OPPONENT', 'SUM'] as const;

/** What a line is remembered by. */
export const lineKey = (stat: LinedStat, scope: StatScope): LineKey => `${stat}/${scope}`;

/** The lines that the person has set in a league, on this device. */
export function rememberedLines(storage: BrowserStorage, leagueId: number): RememberedLines {
  return readAll(storage).find(([league]) => league === leagueId)?.[1] ?? {};
}

/** Remembers a line; one where its stat begins needs no memory. */
export function rememberLine(
  storage: BrowserStorage,
  leagueId: number,
  stat: LinedStat,
  scope: StatScope,
  line: number,
): void {
  const key = lineKey(stat, scope);
  const { [key]: _, ...others } = rememberedLines(storage, leagueId);
  writeLines(storage, leagueId, line === firstLine(stat, scope) ? others : { ...others, [key]: line });
}

/** Forgets the lines of a league: they are where they begin again. */
export function forgetLines(storage: BrowserStorage, leagueId: number): void {
  writeLines(storage, leagueId, {});
}

function writeLines(storage: BrowserStorage, leagueId: number, lines: RememberedLines): void {
  const others = readAll(storage).filter(([league]) => league !== leagueId);
  const all = Object.keys(lines).length > 0 ? [[leagueId, lines], ...others].slice(0, maxLeagues) : others;
  if (all.length > 0) storage.set('lines', JSON.stringify(all));
  else storage.remove('lines');
}

/** All leagues, those that were set last first; what cannot be meant is left out. */
function readAll(storage: BrowserStorage): (readonly [number, RememberedLines])[] {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.get('lines') ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    if (!Array.isArray(entry)) return [];
    const [league, lines]: unknown[] = entry;
    return typeof league === 'number' && typeof lines === 'object' && lines !== null
      ? [[league, readLines(lines)] as const]
      : [];
  });
}

function readLines(lines: object): RememberedLines {
  const stored = new Map<string, unknown>(Object.entries(lines));
  return Object.fromEntries(
    matchStats.filter(isLined).flatMap((stat) =>
      counts.flatMap((scope) => {
        const line = stored.get(lineKey(stat, scope));
        return typeof line === 'number' && isLineOf(stat, line) ? [[lineKey(stat, scope), line]] : [];
      }),
    ),
  );
}

interface LineMemory {
  readonly lines: RememberedLines;
  readonly remember: (stat: LinedStat, scope: StatScope, line: number) => void;
  readonly forget: () => void;
}

/** The memory of a league's lines, which its page and those of its matches share. */
export function useLineMemory(leagueId: number): LineMemory {
  const storage = useContext(StorageContext);
  const read = () => ({ leagueId, lines: rememberedLines(storage, leagueId) });
  const [known, setKnown] = useState(read);
  if (known.leagueId !== leagueId) setKnown(read);
  return {
    lines: known.leagueId === leagueId ? known.lines : {},
    remember: (stat, scope, line) => {
      rememberLine(storage, leagueId, stat, scope, line);
      setKnown(read);
    },
    forget: () => {
      forgetLines(storage, leagueId);
      setKnown(read);
    },
  };
}
