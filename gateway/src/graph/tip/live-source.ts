import { defineLiveSource } from '../../live/source.ts';
import { tipList } from './endpoints.ts';
import { toTip } from './mapper.ts';

/** New tips and changes of tips' statuses, live. */
export const tipLiveSource = defineLiveSource({
  kind: 'tip',
  field: 'tipStatusesChanged',
  listField: 'tips',
  newestWins: false,
  list: tipList,
  filteredList: null,
  rows: ({ tips }) => tips,
  describe: ({ id, idx, tip_type, tip_status, created_at: createdAt }) => ({
    id,
    state: tip_status,
    createdAt,
    newsUntil: null,
    audience: { kind: 'tip', type: tip_type, idx },
  }),
  wants: () => true,
  leagueFilter: () => null,
  toGraph: toTip,
});
