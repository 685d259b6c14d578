import { z } from 'zod';
import { defineLiveSource } from '../live-source.ts';
import { tipList } from './endpoints.ts';
import { toPublicTip, toTipStatus } from './shapes.ts';

/** What somebody needs to see a kind of tip, besides the permission for tips. */
const permissionOfType: ReadonlyMap<string, string> = new Map([
  ['default', 'default_tips'],
  ['special', 'special_tips'],
  ['chatgpt', 'chatgpt_tips'],
]);

/**
 * New tips and changes of tips, live: of their statuses, and, where the upstream sends the watcher's account a version, of whatever
 * is written of them.
 */
export const tipLiveSource = defineLiveSource({
  kind: 'tip',
  // The upstream's word for the kind of tip, and its running number.
  audience: z.object({ kind: z.literal('tip'), type: z.string(), idx: z.number() }),
  accessOf: ({ isStaff, holds, tipInterval }) => {
    if (isStaff) return { className: 'all', sees: () => true };
    const types = [...permissionOfType].flatMap(([type, permission]) => (holds(permission) ? type : []));
    if (!holds('tips') || types.length === 0 || tipInterval === null) return null;
    return {
      className: `${types.join('+')}/${tipInterval}`,
      sees: ({ type, idx }) => types.includes(type) && idx % tipInterval === 0,
    };
  },
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
    audience: { kind: 'tip' as const, type: tip_type, idx },
  }),
  wants: () => true,
  leagueFilter: () => null,
  // Read by the watcher's account, which is a typer's or an admin's, and shown to everybody.
  toGraph: toPublicTip,
  toChange: (tip, previousState) => ({
    tip,
    previousStatus: previousState === null ? null : toTipStatus(previousState.split('/')[0] ?? ''),
  }),
});
