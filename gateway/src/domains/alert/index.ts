import { checkPageSize } from '../../kit/connection.ts';
import { nullIfNotFound } from '../../kit/errors.ts';
import { connectPages, type PageArgs, pagedList, pageNumber, placeOf } from '../../kit/paged-list.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { leagueIdErrors } from '../league/league-ids.ts';
import { mutation, userError } from '../mutation.ts';
import { payloadViewer } from '../user/viewer.ts';
import * as endpoints from './endpoints.ts';
import { toAlertReceipt, toAlertSettings, toAlertSummary } from './shapes.ts';

const maxReceipts = 100;

const unsupported = userError(null, 'UNSUPPORTED', 'The upstream does not support alert settings.');

const alertNotFound = userError('alertId', 'NOT_FOUND', 'There is no such alert.');

const resolvers: DomainResolvers = {
  Viewer: {
    alertSettings: (_, _args, { loaders }) =>
      nullIfNotFound(loaders.read(endpoints.alertSettings).then(({ settings }) => toAlertSettings(settings))),
    alertReceipts: async (_, { month = null, first, after }, { loaders }) => {
      const page = { first, after, max: maxReceipts };
      checkPageSize(page);
      const read = (args: PageArgs) => loaders.read(endpoints.alertReceipts, { month, ...args });
      const list = pagedList('alert receipts', first, read, ({ receipts }) => receipts.map(toAlertReceipt));
      const connection = await nullIfNotFound(connectPages(list, page));
      if (connection === null) return null;
      const { summary, months } = await read({
        page: pageNumber(placeOf(list, page), first),
        perPage: first,
      });
      return { ...connection, summary: toAlertSummary(summary), months };
    },
  },
  AlertSettings: {
    leagues: ({ leagueIds }, _args, { loaders }) =>
      leagueIds.length === 0 ? [] : loaders.league.sortedByIds(new Set(leagueIds)),
  },
  Mutation: {
    saveAlertSettings: (_, { input }, context) => {
      const errors = leagueIdErrors(input.leagueIds);
      if (errors.length > 0) return { errors };
      const change = endpoints.toSettingsData(input);
      return mutation(context, { errorsByCode: { NOT_FOUND: [unsupported] } }, () =>
        context.call(endpoints.alertSaveSettings, change).then(() => ({})),
      );
    },
    markAlertOpened: (_, { input: { alertId } }, context) =>
      mutation(context, { errorsByCode: { NOT_FOUND: [alertNotFound] } }, () =>
        context.call(endpoints.alertOpened, { alert: alertId }).then(() => ({})),
      ),
  },
  SaveAlertSettingsPayload: { viewer: payloadViewer },
};

export const alert = defineDomain({ endpoints, resolvers: [resolvers] });
