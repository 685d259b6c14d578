import { checkPageSize } from '../../kit/connection.ts';
import { forbidden } from '../../kit/errors.ts';
import { idOf } from '../../kit/global-id.ts';
import { connectPages, filtered, pageNumber, placeOf } from '../../kit/paged-connection.ts';
import { selectsField } from '../../kit/selected-fields.ts';
import type { UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { sortedLeagues } from '../league/mapper.ts';
import { mutation } from '../mutation.ts';
import { autofilterErrors, autofilterNames, toAutofilterData, tryDraft } from './draft.ts';
import { autofilterCreate } from './endpoints.ts';
import { rateOfHit } from './hit-side-rate.ts';
import { autofilterPageSize } from './loaders.ts';
import {
  type AutofilterHitModel,
  type AutofilterModel,
  type AutofilterRule,
  toAutofilter,
  toAutofilterMatches,
  toAutofilters,
} from './mapper.ts';
import { requestedHits } from './requested-hits.ts';

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

/** The most picked matches on the dashboard. */
const matchesOnDashboard = 3;

/** Faults of an autofilter by their path in `CreateAutofilterInput`; those of none of its fields keep none. */
const belowAutofilter = (errors: readonly UserError[]): UserError[] =>
  errors.map((error) => ({ ...error, field: error.field ? ['autofilter', ...error.field] : null }));

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
      if (errors.length > 0) return { autofilter: null, errors: belowAutofilter(errors) };
      const payload = await mutation(
        context,
        { autofilter: null },
        async () => {
          const data = toAutofilterData(input.autofilter);
          const { autofilter } = await context.rest.call(autofilterCreate, data, context.session);
          return { autofilter: toAutofilter(autofilter) };
        },
        { names: autofilterNames },
      );
      return { ...payload, errors: belowAutofilter(payload.errors) };
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
