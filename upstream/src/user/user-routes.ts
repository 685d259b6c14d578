import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { changedFields, loggedEdit } from '../audit/user-log.ts';
import { users } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { bodyFields, FieldReader, maxName } from '../http/field-reader.ts';
import { forbidden, requireRow } from '../http/http-error.ts';
import { type IdRoute, idParam, parseId, readParams, requireId } from '../http/read-params.ts';
import { assertVersion } from '../http/row-version.ts';
import { callerOf, callerWith } from '../identity/authentication.ts';
import { type Caller, findCallers, lockUser } from '../identity/caller.ts';
import { readDiscordField } from '../purchase/discord-name.ts';
import { userVersion } from './list-users.ts';
import { toggleLeague, userJson } from './user-json.ts';

const maxNotes = 5_000;

/**
 * Changes a user's data, by that user or an admin. An admin may leave names blank and write notes; notes of others are
 * ignored. A change by another user is logged.
 * @throws HttpError 422 with `first_name, last_name: blank, too_long, invalid`, `discord: blank (while the active
 * subscription includes Discord), invalid`, `notes: too_long, invalid`, `want_…: invalid`, `base: stale` (another version)
 */
async function updateUserData(
  deps: Deps,
  editor: Caller,
  subject: Caller,
  fields: FieldReader,
): Promise<void> {
  const isOwn = editor.user.id === subject.user.id;
  const version = fields.text('version');
  const change = {
    firstName: readName(fields, 'first_name', editor.isAdmin),
    lastName: readName(fields, 'last_name', editor.isAdmin),
    discord: readDiscordField(fields, isOwn && subject.subscription?.discord === true),
    notes: editor.isAdmin ? fields.text('notes', maxNotes) : undefined,
    wantDropinfoPush: fields.flag('want_dropinfo_push'),
    wantChatgptTipsPush: fields.flag('want_chatgpt_tips_push'),
    wantDefaultTipsPush: fields.flag('want_default_tips_push'),
    wantSpecialTipsPush: fields.flag('want_special_tips_push'),
  };
  fields.check();
  await loggedEdit(deps, editor.user.id, async (tx, log) => {
    const before = await lockUser(tx, subject.user.id);
    if (!before) return;
    assertVersion(version, userVersion(before));
    const changed = changedFields(before, change);
    if (changed === null) return;
    await tx.update(users).set(changed.after).where(eq(users.id, before.id));
    if (!isOwn) await log('user.data', changed, before.id);
  });
}

function readName(fields: FieldReader, field: string, mayBeBlank: boolean): string | null | undefined {
  const name = fields.text(field, maxName);
  return name === null && !mayBeBlank ? fields.refuse(field, 'blank') : name;
}

/** The caller's leagues, and a user's data for that user and admins. */
export function userRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock, changes } = context;

  server.put<IdRoute>('/users/:id/update_data.json', async (request) => {
    const caller = callerOf(request);
    const id = parseId(request.params.id);
    if (id !== caller.user.id && !caller.isAdmin) throw forbidden();
    const find = async () => requireRow(id === null ? [] : await findCallers(db, eq(users.id, id), clock()));
    const subject = await find();
    await updateUserData(context, caller, subject, new FieldReader(bodyFields.parse(request.body).user));
    changes.announce({ kind: 'user', id: subject.user.id });
    return { user: await userJson(context, await find(), clock(), { withNotes: caller.isAdmin }) };
  });

  const toggle = (request: FastifyRequest, choice: 'favourite' | 'active') => {
    const { user } = callerWith(request, 'stats');
    const { league_id } = readParams({ league_id: idParam }, request.query);
    return toggleLeague(db, { userId: user.id, leagueId: requireId(league_id) }, choice);
  };

  server.put('/users/toggle_favourite_league.json', (request) => toggle(request, 'favourite'));
  server.put('/users/toggle_active_league.json', (request) => toggle(request, 'active'));
}
