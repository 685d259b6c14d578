import { useContext, useState } from 'react';
import { type BrowserStorage, parseStored, StorageContext } from '../../storage/browser-storage.ts';
import { isRecord } from '../is-record.ts';
import {
  firstLine,
  isLined,
  isLineOf,
  type LinedStat,
  matchStats,
  type StatScope,
  statScopes,
} from './stat-lines.ts';

type LineKey = `${LinedStat}/${StatScope}`;

/** A league's lines that differ from the default. */
export type RememberedLines = Readonly<Partial<Record<LineKey, number>>>;

/** The least recently changed leagues are removed first. */
const maxLeagues = 100;

export const lineKey = (stat: LinedStat, scope: StatScope): LineKey => `${stat}/${scope}`;

export function rememberedLines(storage: BrowserStorage, leagueId: number): RememberedLines {
  return readAll(storage).find(([league]) => league === leagueId)?.[1] ?? {};
}

/** Stores a line, or removes it when it is the default. */
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

/** Resets a league's lines of a scope to the defaults. */
export function forgetLines(storage: BrowserStorage, leagueId: number, scope: StatScope): void {
  const lines = Object.entries(rememberedLines(storage, leagueId));
  writeLines(storage, leagueId, Object.fromEntries(lines.filter(([key]) => !key.endsWith(`/${scope}`))));
}

function writeLines(storage: BrowserStorage, leagueId: number, lines: RememberedLines): void {
  const others = readAll(storage).filter(([league]) => league !== leagueId);
  const all = Object.keys(lines).length > 0 ? [[leagueId, lines], ...others].slice(0, maxLeagues) : others;
  if (all.length > 0) storage.set('lines', JSON.stringify(all));
  else storage.remove('lines');
}

/** All leagues, most recently changed first, without invalid entries. */
function readAll(storage: BrowserStorage): (readonly [number, RememberedLines])[] {
  const stored = parseStored(storage.get('lines'));
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    if (!Array.isArray(entry)) return [];
    const [league, lines]: unknown[] = entry;
    return typeof league === 'number' && isRecord(lines) ? [[league, readLines(lines)] as const] : [];
  });
}

function readLines(stored: Record<string, unknown>): RememberedLines {
  return Object.fromEntries(
    matchStats.filter(isLined).flatMap((stat) =>
      statScopes.flatMap((scope) => {
        const line = stored[lineKey(stat, scope)];
        return typeof line === 'number' && isLineOf(stat, line) ? [[lineKey(stat, scope), line]] : [];
      }),
    ),
  );
}

/** A league's stored lines, which its page and the pages of its matches share. Read anew for each query: other tabs change them too. */
export function useLineMemory(leagueId: number, queryRef: object) {
  const storage = useContext(StorageContext);
  const read = () => ({ leagueId, queryRef, lines: rememberedLines(storage, leagueId) });
  const [state, setState] = useState(read);
  if (state.leagueId !== leagueId || state.queryRef !== queryRef) setState(read);
  return {
    lines: state.lines,
    remember: (stat: LinedStat, scope: StatScope, line: number) => {
      rememberLine(storage, leagueId, stat, scope, line);
      setState(read);
    },
    forget: (scope: StatScope) => {
      forgetLines(storage, leagueId, scope);
      setState(read);
    },
  };
}
