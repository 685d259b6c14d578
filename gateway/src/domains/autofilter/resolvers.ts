import { checkPageSize, connectPages, filtered, pageNumber, pageOf, placeOf } from '../../kit/connection.ts';
import { type FieldNames, forbidden, userErrorsOf } from '../../kit/errors.ts';
import { fromGlobalId, idOf } from '../../kit/global-id.ts';
import { memoizeByKey } from '../../kit/memoize.ts';
import { selectsField } from '../../kit/walk-selection.ts';
import type { AutofilterInput, AutofilterSide, UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { sortedLeagues } from '../league/shapes.ts';
import {
  type CountedLine,
  type CountedRate,
  hitRate,
  hitRateOfCounts,
  statLineFault,
} from '../match/hit-rate.ts';
import type { MatchModel } from '../match/shapes.ts';
import { windowOf } from '../match/team-window.ts';
import { below, mutation } from '../mutation.ts';
import {
  autofilterCreate,
  autofilterMatches,
  type RequestedHits,
  requestedHits,
  toAutofilterData,
} from './endpoints.ts';
import { autofilterListName, autofilterPageSize } from './loaders.ts';
import {
  type AutofilterDraftModel,
  type AutofilterHitModel,
  type AutofilterModel,
  type AutofilterRule,
  toAutofilter,
  toAutofilterMatches,
  toAutofilters,
  toBacktest,
} from './shapes.ts';

type MaybePromise<Value> = Value | Promise<Value>;

/** The saved autofilter of a hit, without waiting where it is there; null for a draft, and for one of unknown words. */
function savedAutofilter(
  { autofilterId: id, saved }: AutofilterHitModel,
  context: GraphContext,
): MaybePromise<AutofilterModel | null> {
  if (id === null) return null;
  return saved === null ? readSaved(id, context) : (saved.get(id) ?? null);
}

async function readSaved(id: number, { loaders }: GraphContext): Promise<AutofilterModel | null> {
  const wire = (await loaders.autofilter.saved())?.find((one) => one.id === id);
  return wire === undefined ? null : toAutofilter(wire);
}

function rateOf(hit: AutofilterHitModel, side: 'home' | 'away', context: GraphContext) {
  const by = (rule: AutofilterRule | null) => (rule === null ? null : rateOfHit(hit, side, rule));
  const rule = hit.draft ?? savedAutofilter(hit, context);
  return rule instanceof Promise ? rule.then(by) : by(rule);
}

const matchesOnDashboard = 3;

export const autofilterResolvers = {
  Query: {
    /** An upstream that does not say whose matches they are answered with those of all autofilters: the gateway then picks. */
    autofilterMatches: async (_, { autofilterId, first, after }, { loaders }, info) => {
      const page = { first, after, max: autofilterPageSize };
      checkPageSize(page);
      const id = autofilterId == null ? null : idOf('Autofilter', autofilterId, 'autofilterId');
      const list = loaders.autofilter.matches(id, requestedHits(info));
      if (id === null) return connectPages(list, page);
      const probe = await list.read(pageNumber(placeOf(list, page), list.pageSize));
      if (probe.autofilterId === id) return connectPages(list, page);
      return connectPages(
        filtered(list, ({ hits }) => hits.some((hit) => hit.autofilterId === id)),
        page,
      );
    },
    autofilterDraft: (_, { input }, context, info) =>
      tryDraft(input, { backtest: selectsField(info, 'backtest'), requested: requestedHits(info) }, context),
  },
  Mutation: {
    createAutofilter: async (_, { input }, context) => {
      const errors = autofilterErrors(input.autofilter);
      if (errors.length > 0) return { autofilter: null, errors: below('autofilter', errors) };
      const payload = await mutation(
        context,
        { autofilter: null },
        async () => {
          const data = toAutofilterData(input.autofilter);
          const { autofilter } = await context.call(autofilterCreate, data);
          return { autofilter: toAutofilter(autofilter) };
        },
        { names: autofilterNames },
      );
      return { ...payload, errors: below('autofilter', payload.errors) };
    },
  },
  Autofilter: {
    leagues: async ({ leagueIds }, _args, { loaders }) => {
      if (leagueIds.length === 0) return null;
      return sortedLeagues((await loaders.league.list()).filter(({ id }) => leagueIds.includes(id)));
    },
  },
  AutofilterDraft: {
    matches: ({ matches }, { first, after }) =>
      matches === null ? null : connectPages(matches, { first, after, max: autofilterPageSize }),
  },
  AutofilterHit: {
    autofilter: (hit, _args, context) => savedAutofilter(hit, context),
    homeRate: (hit, _args, context) => rateOf(hit, 'home', context),
    awayRate: (hit, _args, context) => rateOf(hit, 'away', context),
  },
  Dashboard: {
    autofilterMatches: ({ wire }) => {
      if (wire.autofilters_matches == null) throw forbidden();
      return toAutofilterMatches({ matches: wire.autofilters_matches.slice(0, matchesOnDashboard) });
    },
  },
  Viewer: {
    autofilters: async (_, _args, { loaders }) => {
      const wires = await loaders.autofilter.saved();
      if (wires == null) throw forbidden();
      return toAutofilters(wires);
    },
  },
} satisfies DomainResolvers;

const sidesLookedAt: Readonly<Record<AutofilterSide, readonly ('home' | 'away')[]>> = {
  HOME: ['home'],
  AWAY: ['away'],
  BOTH: ['home', 'away'],
  SUM: ['home', 'away'],
};

/**
 * The last matches of a side of a picked match held against an autofilter's line: the team's own counts, for SUM both
 * teams' together. Null where the autofilter does not look at that side or the last matches are not known.
 */
export function hitSideRate(
  match: MatchModel,
  side: 'home' | 'away',
  rule: AutofilterRule,
): CountedRate<MatchModel> | null {
  const { lastMatches } = match;
  if (typeof lastMatches === 'string' || !sidesLookedAt[rule.side].includes(side)) return null;
  const { teamId } = match[side].team;
  const request = { size: rule.window, sameLeague: false };
  const window = windowOf(match, teamId, lastMatches.get(teamId) ?? null, request);
  if (window === null) return null;
  return hitRate(window.matches, teamId, countedLine(rule));
}

const countedLine = ({ stat, comparison, line, side }: AutofilterRule): CountedLine => ({
  stat,
  comparison,
  line,
  scope: side === 'SUM' ? 'SUM' : 'OWN',
});

/** The rate of a side of a hit: by the counts that came with it, else by the last matches next to its list. */
export function rateOfHit(
  hit: AutofilterHitModel,
  side: 'home' | 'away',
  rule: AutofilterRule,
): CountedRate<MatchModel> | null {
  const counts = side === 'home' ? hit.homeCounts : hit.awayCounts;
  return counts === null ? hitSideRate(hit.match, side, rule) : hitRateOfCounts(counts, countedLine(rule));
}

/** Input fields by the names that an autofilter has on the wire. */
const autofilterNames: FieldNames = { least_hit_rate: 'minHitRate' };

/** What is wrong with an autofilter, by its own field; the name is left to the upstream. */
function autofilterErrors(input: AutofilterInput): UserError[] {
  const errors: UserError[] = [];
  const refuse = (field: keyof AutofilterInput, code: UserError['code'], message: string) =>
    errors.push({ field: [field], code, message });
  const fault = statLineFault(input);
  if (fault !== null) refuse(fault.field, fault.code, fault.message);
  if (input.window !== 5 && input.window !== 10) refuse('window', 'INVALID', 'The window is 5 or 10.');
  if (!(input.minHitRate >= 1 && input.minHitRate <= 100)) {
    refuse('minHitRate', 'INVALID', 'The hit rate is 1 to 100 percent.');
  }
  if (input.leagueIds?.some((id) => fromGlobalId(id)?.type !== 'League')) {
    refuse('leagueIds', 'INVALID', 'These are not ids of leagues.');
  }
  return errors;
}

/**
 * What an autofilter that is not saved would do, backtested on past seasons where that is wanted. Null where the
 * upstream does not say that it took the autofilter for a draft: what it answered then is something else.
 */
async function tryDraft(
  input: AutofilterInput,
  { backtest, requested }: { backtest: boolean; requested: RequestedHits },
  { call }: GraphContext,
): Promise<AutofilterDraftModel | null> {
  const refused = (errors: AutofilterDraftModel['errors']) => ({ errors, backtest: null, matches: null });
  const errors = autofilterErrors(input);
  if (errors.length > 0) return refused(errors);
  const draft = toAutofilterData(input);
  const ask = memoizeByKey((page: number) =>
    call(autofilterMatches, { page, requested, draft, backtest: backtest && page === 1 }),
  );
  try {
    const first = await ask(1);
    if (first.draft !== true) return null;
    return {
      errors: [],
      backtest: first.rehearsal ? toBacktest(first.rehearsal) : null,
      matches: {
        name: autofilterListName,
        pageSize: autofilterPageSize,
        read: async (page) => {
          const reply = await ask(page);
          return pageOf(reply, toAutofilterMatches(reply, input));
        },
      },
    };
  } catch (error) {
    return refused(userErrorsOf(error, autofilterNames));
  }
}
