import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { callerOf } from '../auth/authentication.ts';
import { languageOf } from '../http/language.ts';
import { readCart } from './cart.ts';
import { orderTaker } from './place-order.ts';

/** Ordering a plan. */
export function orderRoutes(server: FastifyInstance, context: ApiContext): void {
  const placeOrder = orderTaker(context);

  server.post('/subscriptions.json', async (request) => {
    const { user } = callerOf(request);
    const cart = readCart(request.body);
    return { payment_url: await placeOrder(user, languageOf(request), cart, request.log) };
  });
}
