import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { singleFlight } from '../db/single-flight.ts';
import { forAdmins } from '../identity/authentication.ts';
import { countMissingStatistics } from '../match/find-matches.ts';
import { countPayments } from '../payment/payment-queries.ts';
import { countTipsToSettle } from '../tip/tip-queries.ts';
import { countUsers, type UserFilterName, userFilters } from '../user/list-users.ts';

/** Counts of open tasks, and of users by filter. */
async function adminFigures({ db, clock, dataProvider, serviceAccount }: ApiContext) {
  const now = clock();
  const paymentsWith = (status: 'pending' | 'held') => countPayments(db, { search: undefined, status, now });
  const usersBy = async (filter?: UserFilterName) =>
    countUsers(db, { search: undefined, filter, now, serviceAccount });
  const [pending, held, matches, tips, all, ...filtered] = await Promise.all([
    paymentsWith('pending'),
    paymentsWith('held'),
    countMissingStatistics(db, now),
    countTipsToSettle(db, now),
    usersBy(),
    ...userFilters.map(usersBy),
  ]);
  return {
    pending_payments: pending,
    held_payments: held,
    matches_without_stats: matches,
    tips_to_settle: tips,
    running_imports: dataProvider.importsInProgress?.() ?? 0,
    users: { all, ...Object.fromEntries(userFilters.map((filter, index) => [filter, filtered[index] ?? 0])) },
  };
}

/** Figures of the admin area's home page. Not among the 82 documented calls. */
export function adminRoutes(server: FastifyInstance, context: ApiContext): void {
  const figures = singleFlight(() => adminFigures(context));
  server.get('/admin_figures.json', forAdmins, async () => ({ figures: await figures() }));
}
