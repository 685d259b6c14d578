import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { singleFlight } from '../db/single-flight.ts';
import { adminOf } from '../identity/authentication.ts';
import { countMissingStatistics } from '../match/match-counts.ts';
import { countPayments } from '../payment/payment-queries.ts';
import { countTipsToSettle } from '../tip/tip-queries.ts';
import { countUsers, type UserFilterName, userFilters } from '../user/list-users.ts';

/** The day's figures: what waits for an admin, and how many users each filter of their list finds. */
async function adminFigures({ db, clock, dataProvider }: Pick<ApiContext, 'db' | 'clock' | 'dataProvider'>) {
  const now = clock();
  const ofPayments = (status: 'pending' | 'held') => countPayments(db, { search: undefined, status, now });
  const ofUsers = async (filter?: UserFilterName) => countUsers(db, { search: undefined, filter, now });
  const [pending, held, matches, tips, all, ...filtered] = await Promise.all([
    ofPayments('pending'),
    ofPayments('held'),
    countMissingStatistics(db, now),
    countTipsToSettle(db, now),
    ofUsers(),
    ...userFilters.map(ofUsers),
  ]);
  return {
    pending_payments: pending,
    held_payments: held,
    matches_without_stats: matches,
    tips_to_settle: tips,
    running_imports: dataProvider.importsUnderWay?.() ?? 0,
    users: { all, ...Object.fromEntries(userFilters.map((filter, place) => [filter, filtered[place] ?? 0])) },
  };
}

/** What the first page of the admin area shows. Beyond the 82 calls. */
export function adminRoutes(server: FastifyInstance, context: ApiContext): void {
  const figures = singleFlight(() => adminFigures(context));
  server.get('/admin_figures.json', async (request) => {
    adminOf(request);
    return { figures: await figures() };
  });
}
