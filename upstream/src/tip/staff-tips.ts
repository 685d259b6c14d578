import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { groupBy } from '../db/group-by.ts';
import { users } from '../db/tables.ts';
import { tipImages } from '../db/tip-tables.ts';
import type { Language } from '../http/language.ts';
import { tipsJson } from './tip-queries.ts';
import type { Tip } from './tip-visibility.ts';

/** What a person is called: their names, else their address. */
export const nameOf = (user: { firstName: string | null; lastName: string | null; email: string }) =>
  [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;

/** Tips as the API sends them to admins and typers: with version, author, and the ids of pictures, in the order given. */
export async function staffTipsJson(db: Queryable, list: Tip[], language: Language) {
  if (list.length === 0) return [];
  const ids = list.map(({ id }) => id);
  const images = await db
    .select({
      tipId: tipImages.tipId,
      id: tipImages.id,
      original: tipImages.original,
      url: tipImages.url,
    })
    .from(tipImages)
    .where(inArray(tipImages.tipId, ids))
    .orderBy(asc(tipImages.position), asc(tipImages.id));
  const authorIds = [...new Set(list.flatMap(({ authorId }) => authorId ?? []))];
  const authors = authorIds.length === 0 ? [] : await authorsOf(db, authorIds);
  const imagesOf = groupBy(images, ({ tipId }) => tipId);
  const nameById = new Map(authors.map((author) => [author.id, nameOf(author)]));
  const plain = await tipsJson(db, list, language);
  return list.map((tip, place) => ({
    ...plain[place],
    version: tip.version,
    author: tip.authorId === null ? null : { id: tip.authorId, name: nameById.get(tip.authorId) ?? '' },
    images: (imagesOf.get(tip.id) ?? []).map(({ id, original, url }) => ({ id, original, url })),
  }));
}

const authorsOf = (db: Queryable, ids: number[]) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(inArray(users.id, ids));
