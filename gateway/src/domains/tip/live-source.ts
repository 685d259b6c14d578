import { z } from 'zod';
import { defineLiveSource } from '../live-source.ts';
import { tipList } from './endpoints.ts';
import { toTip } from './mapper.ts';

/** `type` is the upstream's word for the kind of tip, `idx` its running number. */
const audience = z.object({ kind: z.literal('tip'), type: z.string(), idx: z.number() });

/** What decides who may see an event of a tip. */
export type TipAudience = z.infer<typeof audience>;

declare module '../live-source.ts' {
  interface LiveAudiences {
    readonly tip: TipAudience;
  }
}

/**
 * New tips and changes of tips, live: of their statuses, and, where the upstream tells the watcher's account a version, of whatever
 * is written of them.
 */
export const tipLiveSource = defineLiveSource({
  kind: 'tip',
  audience,
  field: 'tipStatusesChanged',
  listField: 'tips',
  newestWins: false,
  list: tipList,
  filteredList: null,
  rows: ({ tips }) => tips,
  describe: ({ id, idx, tip_type, tip_status, version, created_at: createdAt }) => ({
    id,
    state: version == null ? tip_status : `${tip_status}/${version}`,
    createdAt,
    newsUntil: null,
    audience: { kind: 'tip', type: tip_type, idx },
  }),
  wants: () => true,
  leagueFilter: () => null,
  toGraph: toTip,
});
