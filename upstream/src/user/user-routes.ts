import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { users } from '../db/tables.ts';
import { forbidden, notFound } from '../http/http-error.ts';
import { parseId } from '../http/id.ts';
import { type IdRoute, idParam, possibleId, readParams } from '../http/read-params.ts';
import { callerOf, callerWith } from '../identity/authentication.ts';
import { findCallers } from '../identity/caller.ts';
import { toggleLeague } from './toggle-league.ts';
import { updateUserData, userDataBody } from './update-data.ts';
import { userJson } from './user-json.ts';

const dataBody = z.object({ user: userDataBody.catch({}) }).catch({ user: {} });

/** What belongs to users: the caller's choice of leagues, and a user's data for that user and admins. */
export function userRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock, changes } = context;

  server.put<IdRoute>('/users/:id/update_data.json', async (request) => {
    const caller = callerOf(request);
    const id = parseId(request.params.id);
    if (id !== caller.user.id && !caller.isAdmin) throw forbidden();
    const find = async () => {
      const [subject] = id === null ? [] : await findCallers(db, eq(users.id, id), clock());
      if (!subject) throw notFound();
      return subject;
    };
    const subject = await find();
    await updateUserData(context, caller, subject, dataBody.parse(request.body).user);
    changes.announce({ kind: 'user', id: subject.user.id });
    return { user: await userJson(context, await find(), clock(), { withNotes: caller.isAdmin }) };
  });

  const toggle = (request: FastifyRequest, choice: 'favourite' | 'active') => {
    const { user } = callerWith(request, 'stats');
    const { league_id } = readParams({ league_id: idParam }, request.query);
    return toggleLeague(db, { userId: user.id, leagueId: possibleId(league_id) }, choice);
  };

  server.put('/users/toggle_favourite_league.json', (request) => toggle(request, 'favourite'));
  server.put('/users/toggle_active_league.json', (request) => toggle(request, 'active'));
}
