import { useContext, useState } from 'react';
import { StorageContext } from '../storage/storage-context.ts';
import { forgetLines, type RememberedLines, rememberedLines, rememberLine } from './line-memory.ts';
import type { LinedStat, StatScope } from './stat-lines.ts';

/** The lines of a league that this device remembers, and how they change. */
export interface LineMemory {
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
