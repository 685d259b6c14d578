import { reader } from '../../kit/compile-shape.ts';
import { sortedBy } from '../../kit/connection.ts';
import * as s from '../../kit/shape.ts';
import { autofilter, autofilterMatch } from '../autofilter/shapes.ts';
import { dropinfo } from '../dropinfo/shapes.ts';
import { league } from '../league/shapes.ts';
import { match } from '../match/shapes.ts';
import { type TipModel, type TipWire, tip, toTip } from '../tip/shapes.ts';

const planRunningOut = s.shape({ name: s.lowerCase, placesLeft: s.from('left', s.integer) });

export const toPlanRunningOut = reader(planRunningOut);

/** A section that the caller may not see is absent or null. */
export const dashboard = s.shape({
  special_tips: s.orNull(s.list(tip)),
  default_tips: s.orNull(s.list(tip)),
  chatgpt_tips: s.orNull(s.list(tip)),
  dropinfos: s.orNull(s.list(dropinfo)),
  leagues: s.orNull(s.list(s.shape({ ...league.fields, matches: s.orNull(s.list(match)) }))),
  autofilters_matches: s.orNull(s.list(autofilterMatch)),
  autofilters_navs: s.orNull(s.list(autofilter)),
  limited_plan_warning: s.orNull(s.boolean),
  plans_running_out: s.orNull(s.list(planRunningOut)),
});
type DashboardWire = s.WireOf<typeof dashboard>;

export interface DashboardModel {
  readonly wire: DashboardWire;
}

/** By creation, then by running number. */
export const toDashboardTips = (wire: readonly TipWire[]): TipModel[] =>
  sortedBy(wire, ({ created_at, idx }) => [Date.parse(created_at), idx]).map(toTip);
