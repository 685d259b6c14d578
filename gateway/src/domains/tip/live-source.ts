import { z } from 'zod';
import { defineLiveSource } from '../live-source.ts';
import { tipList } from './endpoints.ts';
import { toPublicTip, toTip, toTipStatus } from './shapes.ts';

const staffClass = 'all';

/** Permission needed for a type of tip, in addition to `tips`. */
const permissionOfType: ReadonlyMap<string, string> = new Map([
  ['default', 'default_tips'],
  ['special', 'special_tips'],
  ['chatgpt', 'chatgpt_tips'],
]);

/** Empty for a type that only staff see. */
const knownType = (type: string): string => (permissionOfType.has(type) ? type : '');

/** New tips and changes of their status; with versions from the upstream also edits. */
export const tipLiveSource = defineLiveSource({
  kind: 'tip',
  // `type` as the upstream names it; `idx` is the running number.
  audience: z.object({ kind: z.literal('tip'), type: z.string(), idx: z.number() }),
  accessOf: ({ isStaff, holds, tipInterval }) => {
    if (isStaff) return { className: staffClass, sees: () => true };
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
    state: version == null ? tip_status : `${tip_status}/${version}/${knownType(tip_type)}`,
    createdAt,
    newsUntil: null,
    audience: { kind: 'tip' as const, type: tip_type, idx },
  }),
  audienceBefore: (audience, previousState) => ({
    ...audience,
    type: previousState.split('/')[2] ?? audience.type,
  }),
  wants: () => true,
  leagueFilter: () => null,
  // The watcher's account is a typer's or an admin's, so remove what other users must not see. The author's account is
  // read with the caller's credentials, which a payload for many users does not have.
  toGraph: (tip, className) =>
    className === staffClass ? toTip({ ...tip, author: null }) : toPublicTip(tip),
  toChange: (tip, previousState) => ({
    tip,
    previousStatus: previousState === null ? null : toTipStatus(previousState.split('/')[0] ?? ''),
  }),
});
