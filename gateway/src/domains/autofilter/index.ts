import { checkPageSize } from '../../kit/connection.ts';
import { allowed } from '../../kit/errors.ts';
import { idOf } from '../../kit/global-id.ts';
import { connectPages, filtered, pagedList, pageNumber, placeOf } from '../../kit/paged-list.ts';
import { selectsField } from '../../kit/walk-selection.ts';
import type { ReplyOf } from '../../rest/endpoint.ts';
import type { AutofilterInput, UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import { type DomainResolvers, defineDomain, findRow } from '../define-domain.ts';
import { leagueIdErrors } from '../league/league-ids.ts';
import { statLineError } from '../match/hit-rate.ts';
import { type FieldNames, mutation, prefixErrors, userError, userErrorsOf } from '../mutation.ts';
import { payloadViewer } from '../user/viewer.ts';
import * as endpoints from './endpoints.ts';
import { needsRatedMatches, type RequestedHits, requestedHits, toAutofilterData } from './endpoints.ts';
import { rateOfHit } from './hit-side-rate.ts';
import { createAutofilterLoaders } from './loaders.ts';
import {
  type AutofilterDraftModel,
  type AutofilterHitModel,
  type AutofilterMatchModel,
  type AutofilterModel,
  type AutofilterRule,
  toAutofilter,
  toAutofilterMatches,
  toAutofilters,
  toBacktest,
} from './shapes.ts';

/** The upstream's page size, and the maximum for a draft, with which the upstream sends only its first page. */
const autofilterPageSize = 50;

const maxMatches = 100;

type MatchesReply = ReplyOf<typeof endpoints.autofilterMatches>;

const matchList = (
  readPage: (page: number) => Promise<MatchesReply>,
  itemsOf: (reply: MatchesReply) => AutofilterMatchModel[],
) => pagedList('autofilter matches', autofilterPageSize, ({ page }) => readPage(page), itemsOf);

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

const resolvers: DomainResolvers = {
  Query: {
    /** An upstream that does not name the autofilter has returned the matches of all: the gateway then filters. */
    autofilterMatches: async (_, { autofilterId, first, after }, { loaders }, info) => {
      const page = { first, after, max: maxMatches };
      checkPageSize(page);
      const id = autofilterId == null ? null : idOf('Autofilter', autofilterId, 'autofilterId');
      const requested = requestedHits(info);
      const readPage = (number: number) =>
        loaders.autofilter.matches({ page: number, autofilterId: id, requested });
      const list = matchList(readPage, toAutofilterMatches);
      if (id === null) return connectPages(list, page);
      const probe = await readPage(pageNumber(placeOf(list, page), list.pageSize));
      if (probe.autofilter_id === id) return connectPages(list, page);
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
      if (errors.length > 0) return { errors: prefixErrors('autofilter', errors) };
      const payload = await mutation(context, { names: autofilterNames }, async () => {
        const data = toAutofilterData(input.autofilter);
        const { autofilter } = await context.call(endpoints.autofilterCreate, data);
        return { autofilter: toAutofilter(autofilter) };
      });
      return { ...payload, errors: prefixErrors('autofilter', payload.errors) };
    },
  },
  CreateAutofilterPayload: { viewer: payloadViewer },
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
    /** The dashboard has only counts by match: for more of those matches, the same list is read with them. */
    autofilterMatches: async ({ wire }, _args, { loaders }, info) => {
      const matches = allowed(wire.autofilters_matches).slice(0, maxDashboardMatches);
      if (!needsRatedMatches(info)) return toAutofilterMatches({ matches });
      const requested = requestedHits(info);
      const reply = await loaders.autofilter.matches({ page: 1, autofilterId: null, requested });
      return toAutofilterMatches(reply).slice(0, maxDashboardMatches);
    },
  },
  Viewer: {
    autofilters: async (_, _args, { loaders }) => toAutofilters(allowed(await loaders.autofilter.saved())),
  },
};

const autofilterNames: FieldNames = { least_hit_rate: 'minHitRate' };

/** Validates all fields but the name, which the upstream validates. */
function autofilterErrors(input: AutofilterInput): UserError[] {
  const errors: UserError[] = [];
  const lineError = statLineError(input);
  if (lineError !== null) errors.push(lineError);
  if (input.window !== 5 && input.window !== 10) {
    errors.push(userError('window', 'INVALID', 'The window is 5 or 10.'));
  }
  if (!(input.minHitRate >= 1 && input.minHitRate <= 100)) {
    errors.push(userError('minHitRate', 'INVALID', 'The hit rate is 1 to 100 percent.'));
  }
  return [...errors, ...leagueIdErrors(input.leagueIds)];
}

/**
 * The matches of an unsaved autofilter, with a backtest on past seasons if requested. Null when the upstream does not
 * confirm the draft: its reply is then about saved autofilters.
 */
async function tryDraft(
  input: AutofilterInput,
  { backtest, requested }: { backtest: boolean; requested: RequestedHits },
  { loaders }: GraphContext,
): Promise<AutofilterDraftModel | null> {
  const refused = (errors: AutofilterDraftModel['errors']) => ({ errors, backtest: null, matches: null });
  const errors = autofilterErrors(input);
  if (errors.length > 0) return refused(errors);
  const draft = toAutofilterData(input);
  const readPage = (page: number) =>
    loaders.read(endpoints.autofilterMatches, { page, requested, draft, backtest: backtest && page === 1 });
  try {
    const first = await readPage(1);
    if (first.draft !== true) return null;
    return {
      errors: [],
      backtest: first.rehearsal ? toBacktest(first.rehearsal) : null,
      matches: matchList(readPage, (reply) => toAutofilterMatches(reply, input)),
    };
  } catch (error) {
    return refused(userErrorsOf(error, autofilterNames));
  }
}

export const autofilter = defineDomain({
  endpoints,
  loaders: { autofilter: createAutofilterLoaders },
  resolvers: [resolvers],
  nodes: {
    Autofilter: async (id, { loaders }) =>
      findRow((await loaders.dashboard.sections()).autofilters_navs, id, toAutofilter),
  },
});
