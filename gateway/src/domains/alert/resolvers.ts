import { checkPageSize, connectPages, pageNumber, placeOf } from '../../kit/connection.ts';
import { orNull } from '../../kit/errors.ts';
import type { UserError } from '../__generated__/schema.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { sortedLeagues } from '../league/shapes.ts';
import { mutation } from '../mutation.ts';
import { toViewer } from '../user/shapes.ts';
import { alertOpened, alertSaveSettings, alertSettings, settingsOf } from './endpoints.ts';
import { toAlertSettings } from './shapes.ts';

const maxReceipts = 100;

const noChoice: UserError = {
  field: null,
  code: 'UNSUPPORTED',
  message: 'The upstream has no call to set this.',
};

export const alertResolvers = {
  Viewer: {
    alertSettings: async (_, _args, { call }) => {
      const found = await orNull(call(alertSettings));
      return found && toAlertSettings(found.settings);
    },
    alertReceipts: async (_, { month = null, first, after }, { loaders }) => {
      const page = { first, after, max: maxReceipts };
      checkPageSize(page);
      const list = loaders.alert.receipts(month, first);
      const connection = await orNull(connectPages(list, page));
      if (connection === null) return null;
      const { summary, months } = await list.read(pageNumber(placeOf(list, page), first));
      return { ...connection, summary, months };
    },
  },
  AlertSettings: {
    leagues: async ({ leagueIds }, _args, { loaders }) => {
      if (leagueIds.length === 0) return [];
      const wanted = new Set(leagueIds);
      return sortedLeagues((await loaders.league.list()).filter(({ id }) => wanted.has(id)));
    },
  },
  Mutation: {
    saveAlertSettings: (_, { input }, context) => {
      const change = settingsOf(input);
      const send = async () => {
        await context.call(alertSaveSettings, change);
        const { user } = await context.loaders.session.identity();
        return { viewer: user && toViewer(user) };
      };
      return mutation(context, { viewer: null }, send, { known: { NOT_FOUND: [noChoice] } });
    },
    markAlertOpened: (_, { input: { alert } }, context) => {
      const unknown: UserError = { field: ['alert'], code: 'NOT_FOUND', message: 'There is no such alert.' };
      const send = () => context.call(alertOpened, { alert }).then(() => ({}));
      return mutation(context, {}, send, { known: { NOT_FOUND: [unknown] } });
    },
  },
} satisfies DomainResolvers;
