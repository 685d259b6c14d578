import { checkPageSize, connectPages, filtered, pageNumber, pageOf, placeOf } from '../../kit/connection.ts';
import { type FieldNames, forbidden, userErrorsOf } from '../../kit/errors.ts';
import { fromGlobalId, idOf } from '../../kit/global-id.ts';
import { memoizeByKey } from '../../kit/memoize.ts';
import { selectsField } from '../../kit/walk-selection.ts';
import type { AutofilterInput, AutofilterSide, UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import {
  type CountedLine,
  type CountedRate,
  hitRate,
  hitRateOfCounts,
  statLineError,
} from '../match/hit-rate.ts';
import type { MatchModel } from '../match/shapes.ts';
import { windowOf } from '../match/team-window.ts';
import { mutation, prefixErrors } from '../mutation.ts';
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

/** The saved autofilter of a hit, synchronous when loaded; null for a draft and for one with unknown values. */
function savedAutofilter(
  { autofilterId: id, saved }: AutofilterHitModel,
  context: GraphContext,
): MaybePromise<AutofilterModel | null> {
  if (id === null) return null;
  return saved === null ? readSaved(id, context) : (saved.get(id) ?? null);
}

async function readSaved(id: number, { loaders }: GraphContext): Promise<AutofilterModel | null> {
  const wire = (await loaders.autofilter.saved())?.find((autofilter) => autofilter.id === id);
  return wire === undefined ? null : toAutofilter(wire);
}

function rateOf(hit: AutofilterHitModel, side: 'home' | 'away', context: GraphContext) {
  const toRate = (rule: AutofilterRule | null) => (rule === null ? null : rateOfHit(hit, side, rule));
  const rule = hit.draft ?? savedAutofilter(hit, context);
  return rule instanceof Promise ? rule.then(toRate) : toRate(rule);
}

const maxDashboardMatches = 3;

export const autofilterResolvers = {
  Query: {
    /** An upstream that does not name the autofilter has returned the matches of all: the gateway then filters. */
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
      if (errors.length > 0) return { autofilter: null, errors: prefixErrors('autofilter', errors) };
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
      return { ...payload, errors: prefixErrors('autofilter', payload.errors) };
    },
  },
  Autofilter: {
    leagues: ({ leagueIds }, _args, { loaders }) =>
      leagueIds.length === 0 ? null : loaders.league.sortedByIds(new Set(leagueIds)),
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
      return toAutofilterMatches({ matches: wire.autofilters_matches.slice(0, maxDashboardMatches) });
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

const countedSides: Readonly<Record<AutofilterSide, readonly ('home' | 'away')[]>> = {
  HOME: ['home'],
  AWAY: ['away'],
  BOTH: ['home', 'away'],
  SUM: ['home', 'away'],
};

/**
 * Hit rate of a side's last matches for an autofilter's line: the team's own counts, for SUM those of both teams. Null
 * when the autofilter does not count that side or the last matches are unknown.
 */
export function hitSideRate(
  match: MatchModel,
  side: 'home' | 'away',
  rule: AutofilterRule,
): CountedRate<MatchModel> | null {
  const { lastMatches } = match;
  if (typeof lastMatches === 'string' || !countedSides[rule.side].includes(side)) return null;
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

/** The hit rate of a side: from the hit's counts, else from the last matches sent next to the list. */
export function rateOfHit(
  hit: AutofilterHitModel,
  side: 'home' | 'away',
  rule: AutofilterRule,
): CountedRate<MatchModel> | null {
  const counts = side === 'home' ? hit.homeCounts : hit.awayCounts;
  return counts === null ? hitSideRate(hit.match, side, rule) : hitRateOfCounts(counts, countedLine(rule));
}

const autofilterNames: FieldNames = { least_hit_rate: 'minHitRate' };

/** Validates all fields but the name, which the upstream validates. */
function autofilterErrors(input: AutofilterInput): UserError[] {
  const errors: UserError[] = [];
  const addError = (field: keyof AutofilterInput, code: UserError['code'], message: string) =>
    errors.push({ field: [field], code, message });
  const lineError = statLineError(input);
  if (lineError !== null) addError(lineError.field, lineError.code, lineError.message);
  if (input.window !== 5 && input.window !== 10) addError('window', 'INVALID', 'The window is 5 or 10.');
  if (!(input.minHitRate >= 1 && input.minHitRate <= 100)) {
    addError('minHitRate', 'INVALID', 'The hit rate is 1 to 100 percent.');
  }
  if (input.leagueIds?.some((id) => fromGlobalId(id)?.type !== 'League')) {
    addError('leagueIds', 'INVALID', 'These are not ids of leagues.');
  }
  return errors;
}

/**
 * The matches of an unsaved autofilter, with a backtest on past seasons if requested. Null when the upstream does not
 * confirm the draft: its reply is then about saved autofilters.
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
  const readPage = memoizeByKey((page: number) =>
    call(autofilterMatches, { page, requested, draft, backtest: backtest && page === 1 }),
  );
  try {
    const first = await readPage(1);
    if (first.draft !== true) return null;
    return {
      errors: [],
      backtest: first.rehearsal ? toBacktest(first.rehearsal) : null,
      matches: {
        name: autofilterListName,
        pageSize: autofilterPageSize,
        read: async (page) => {
          const reply = await readPage(page);
          return pageOf(reply, toAutofilterMatches(reply, input));
        },
      },
    };
  } catch (error) {
    return refused(userErrorsOf(error, autofilterNames));
  }
}
