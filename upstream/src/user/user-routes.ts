import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { changedFields, type EditDeps, loggedEdit } from '../audit/user-log.ts';
import { users } from '../db/tables.ts';
import { bodyText, type FieldCodes, shortTextCodes } from '../http/field-reader.ts';
import { forbidden, HttpError, refusedField, requireRow } from '../http/http-error.ts';
import { type IdRoute, idParam, isStorable, parseId, readParams, requireId } from '../http/read-params.ts';
import { callerOf, callerWith } from '../identity/authentication.ts';
import { type Caller, findCallers, lockUser } from '../identity/caller.ts';
import { discordCodes, readDiscordName } from '../purchase/discord-name.ts';
import { userVersion } from './list-users.ts';
import { toggleLeague, userJson } from './user-json.ts';

const text = bodyText.optional();
const flag = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
  .optional();

/** Absent fields stay unchanged. */
const userDataBody = z.object({
  first_name: text,
  last_name: text,
  discord: text,
  notes: text,
  version: text,
  want_dropinfo_push: flag,
  want_chatgpt_tips_push: flag,
  want_default_tips_push: flag,
  want_special_tips_push: flag,
});
type UserData = z.infer<typeof userDataBody>;

const maxNotes = 5_000;

/**
 * Changes a user's data, by that user or an admin. An admin may leave names blank and write notes; notes of others are
 * ignored. A change by another user is logged.
 * @throws HttpError 422 with `first_name, last_name: blank, too_long, invalid`, `discord: blank (while the active
 * subscription includes Discord), invalid`, `notes: too_long, invalid`, `base: stale` (another version)
 */
async function updateUserData(
  deps: EditDeps,
  editor: Caller,
  subject: Caller,
  data: UserData,
): Promise<void> {
  const isOwn = editor.user.id === subject.user.id;
  const codes: FieldCodes = {
    ...nameCodes('first_name', data.first_name, editor.isAdmin),
    ...nameCodes('last_name', data.last_name, editor.isAdmin),
    ...discordCodes(data.discord, isOwn && subject.subscription?.discord === true),
    ...(editor.isAdmin && notesCodes(data.notes)),
  };
  if (Object.keys(codes).length > 0) throw new HttpError(422, codes);

  const change = {
    firstName: textOrNull(data.first_name),
    lastName: textOrNull(data.last_name),
    discord: data.discord === undefined ? undefined : readDiscordName(data.discord),
    notes: editor.isAdmin ? textOrNull(data.notes) : undefined,
    wantDropinfoPush: data.want_dropinfo_push,
    wantChatgptTipsPush: data.want_chatgpt_tips_push,
    wantDefaultTipsPush: data.want_default_tips_push,
    wantSpecialTipsPush: data.want_special_tips_push,
  };
  await loggedEdit(deps, editor.user.id, async (tx, log) => {
    const before = await lockUser(tx, subject.user.id);
    if (!before) return;
    if (data.version !== undefined && data.version !== userVersion(before))
      throw refusedField('base', 'stale');
    const changed = changedFields(before, change);
    if (changed === null) return;
    await tx.update(users).set(changed.after).where(eq(users.id, before.id));
    if (!isOwn) await log('user.data', changed, before.id);
  });
}

const textOrNull = (value: string | undefined) => (value === undefined ? undefined : value.trim() || null);

function nameCodes(field: string, name: string | undefined, mayBeBlank: boolean): FieldCodes {
  if (name === undefined) return {};
  return name.trim() === '' && !mayBeBlank ? { [field]: ['blank'] } : shortTextCodes(field, name);
}

function notesCodes(notes: string | undefined): FieldCodes {
  if (notes === undefined) return {};
  if (!isStorable(notes)) return { notes: ['invalid'] };
  return notes.length > maxNotes ? { notes: ['too_long'] } : {};
}

const dataBody = z.object({ user: userDataBody.catch({}) }).catch({ user: {} });

/** The caller's leagues, and a user's data for that user and admins. */
export function userRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock, changes } = context;

  server.put<IdRoute>('/users/:id/update_data.json', async (request) => {
    const caller = callerOf(request);
    const id = parseId(request.params.id);
    if (id !== caller.user.id && !caller.isAdmin) throw forbidden();
    const find = async () => requireRow(id === null ? [] : await findCallers(db, eq(users.id, id), clock()));
    const subject = await find();
    await updateUserData(context, caller, subject, dataBody.parse(request.body).user);
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
