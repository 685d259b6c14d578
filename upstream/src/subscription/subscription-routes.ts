import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { adminOf } from '../identity/authentication.ts';
import { editSubscription, grantSubscription } from './edit-subscriptions.ts';
import { discordListJson } from './subscription-queries.ts';

/** Subscriptions that admins give and change by hand, and who belongs on the Discord server. */
export function subscriptionRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock, changes } = context;

  server.post('/subscriptions/create_user_subscription.json', async (request) => {
    const { user } = adminOf(request);
    const userId = await grantSubscription(context, user.id, request.body);
    changes.announce({ kind: 'user', id: userId, rights: true });
    return { success: true };
  });

  server.post('/subscriptions/update_user_subscription.json', async (request) => {
    const { user } = adminOf(request);
    const userId = await editSubscription(context, user.id, request.body);
    changes.announce({ kind: 'user', id: userId, rights: true });
    return { success: true };
  });

  server.get('/subscriptions/discord_list.json', async (request) => {
    adminOf(request);
    return { users: await discordListJson(db, clock()) };
  });
}
