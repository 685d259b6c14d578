import { checkPageSize, connect } from '../../kit/connection.ts';
import { checkSearch } from '../../kit/folded-text.ts';
import { connectFiltered, type PageArgs, pagedList } from '../../kit/paged-list.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { linkedMatch, newestLinked, teamNameFields } from '../match/linked-match.ts';
import { toUserLink } from '../user/admin-shapes.ts';
import { linkedUser } from '../user/linked-user.ts';
import { adminTipResolvers } from './admin-resolvers.ts';
import { balanceOf } from './balance.ts';
import * as endpoints from './endpoints.ts';
import { goqQueryOf, isGoqWanted, isOfType, isWanted, tipOrder } from './filter.ts';
import { tipLiveSource } from './live-source.ts';
import { createTipLoaders } from './loaders.ts';
import { type TipWire, toTip } from './shapes.ts';

const resolvers: DomainResolvers = {
  Query: {
    tips: async (_, { orderBy, first, after, ...criteria }, { loaders }) => {
      checkPageSize({ first });
      checkSearch(criteria.filter?.search);
      const { tips } = await loaders.tip.latest();
      const wanted = tips.filter((row) => isWanted(row, criteria));
      return connect(wanted, tipOrder(orderBy), { first, after }, toTip);
    },
    tip: async (_, { uid }, { loaders }) => {
      const found = await loaders.tip.byUid(uid);
      return found === null ? null : toTip(found);
    },
    tipBalance: async (_, { types }, { loaders }) => {
      const isWanted = (row: { tip_type: string }) => isOfType(row, types);
      const { tips, balance } = await loaders.tip.latest();
      return balanceOf(tips.filter(isWanted), balance?.filter(isWanted) ?? null);
    },
    goqTips: async (_, { filter, first, after }, { loaders }) => {
      const query = goqQueryOf(filter ?? {});
      const read = ({ page }: PageArgs) => loaders.read(endpoints.tipGoq, { page, filter: query });
      const list = pagedList('goq tips', 20, read, ({ tips }) => tips.map(toTip));
      return connectFiltered(list, (tip) => isGoqWanted(tip, filter ?? {}), { first, after, max: 100 });
    },
  },
  Tip: {
    ...teamNameFields,
    author: linkedUser('Tip.author', ({ authorId }) => (authorId === null ? null : toUserLink(authorId))),
    match: ({ link }, _args, { loaders }, info) => linkedMatch(link, loaders, info),
  },
  TipMatch: { match: ({ link }, _args, { loaders }, info) => linkedMatch(link, loaders, info) },
  Match: {
    tips: async ({ matchId }, { first }, { loaders }) => {
      const isLinked = (tip: TipWire) =>
        [tip, ...(tip.matches ?? [])].some(({ match_id }) => match_id === matchId);
      const read = async () => (await loaders.tip.latest()).tips;
      return (await newestLinked(read, isLinked, first)).map(toTip);
    },
  },
};

export const tip = defineDomain({
  endpoints,
  loaders: { tip: createTipLoaders },
  resolvers: [resolvers, adminTipResolvers],
  nodes: {
    Tip: async (id, { loaders }) => {
      const found = await loaders.tip.byId.load(id);
      return found && toTip(found);
    },
  },
  live: tipLiveSource,
});
