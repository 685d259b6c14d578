import { checkPageSize, connectPages, pageNumber, placeOf } from '../../kit/connection.ts';
import { orNull } from '../../kit/errors.ts';
import type { UserError } from '../__generated__/schema.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation } from '../mutation.ts';
import { toViewer } from '../user/shapes.ts';
import { alertOpened, alertSaveSettings, alertSettings, toSettingsData } from './endpoints.ts';
import { toAlertSettings } from './shapes.ts';

const maxReceipts = 100;

const unsupported: UserError = {
  field: null,
  code: 'UNSUPPORTED',
  message: 'The upstream does not support alert settings.',
};

const alertNotFound: UserError = { field: ['alert'], code: 'NOT_FOUND', message: 'There is no such alert.' };

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
    leagues: ({ leagueIds }, _args, { loaders }) =>
      leagueIds.length === 0 ? [] : loaders.league.sortedByIds(new Set(leagueIds)),
  },
  Mutation: {
    saveAlertSettings: (_, { input }, context) => {
      const change = toSettingsData(input);
      const send = async () => {
        await context.call(alertSaveSettings, change);
        const { user } = await context.loaders.session.identity();
        return { viewer: user && toViewer(user) };
      };
      return mutation(context, { viewer: null }, send, { errorsByCode: { NOT_FOUND: [unsupported] } });
    },
    markAlertOpened: (_, { input: { alert } }, context) => {
      const send = () => context.call(alertOpened, { alert }).then(() => ({}));
      return mutation(context, {}, send, { errorsByCode: { NOT_FOUND: [alertNotFound] } });
    },
  },
} satisfies DomainResolvers;
