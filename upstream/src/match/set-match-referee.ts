import { z } from 'zod';
import type { ApiContext } from '../api-context.ts';
import { bodyText, shortTextCodes } from '../http/field-codes.ts';
import { HttpError } from '../http/http-error.ts';
import { parseId } from '../http/id.ts';
import { possibleId } from '../http/read-params.ts';
import { editMatch } from './edit-match.ts';

const refereeBody = z.object({
  match_id: z
    .union([z.number(), z.string()])
    .transform((id) => parseId(String(id)))
    .catch(null),
  referee_display_name: bodyText,
  version: z.string().optional().catch(undefined),
});

/**
 * Names the referee of a match; a blank name says that the referee is not known.
 * @returns the id of the match
 * @throws HttpError 404; 422 with `referee_display_name: too_long, invalid` or `base: stale`
 */
export async function setMatchReferee(
  context: Pick<ApiContext, 'db' | 'clock'>,
  authorId: number,
  body: unknown,
): Promise<number> {
  const given = refereeBody.safeParse(body ?? {});
  const matchId = possibleId(given.data?.match_id ?? null);
  const name = (given.data?.referee_display_name ?? '').trim().replace(/\s+/g, ' ');
  const codes = shortTextCodes('referee_display_name', name);
  if (Object.keys(codes).length > 0) throw new HttpError(422, codes);
  await editMatch(context, {
    matchId,
    authorId,
    version: given.data?.version,
    action: 'match.referee',
    change: async () => ({ refereeDisplayName: name === '' ? null : name }),
  });
  return matchId;
}
