import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { containsFolded } from '../db/fold-text.ts';
import { userLogs, users } from '../db/tables.ts';

const author = alias(users, 'author');

/** Which part of what belongs to a user an admin looks at. */
export interface PartOfUser {
  userId: number;
  search: string | undefined;
  limit: number;
  offset: number;
}

/** What was done to a user, newest first, each with who did it; `search` is looked for in action, author and details. */
export async function userLogsJson(db: Queryable, part: PartOfUser) {
  const rows = await db
    .select({ log: userLogs, authorId: author.id, authorEmail: author.email })
    .from(userLogs)
    .leftJoin(author, eq(author.id, userLogs.authorId))
    .where(matching(part))
    .orderBy(desc(userLogs.createdAt), desc(userLogs.id))
    .limit(part.limit)
    .offset(part.offset);
  return rows.map(({ log, authorId, authorEmail }) => ({
    id: log.id,
    action: log.action,
    details: log.details,
    created_at: log.createdAt,
    author: authorId === null ? null : { id: authorId, email: authorEmail },
  }));
}

/** How many entries a search finds. */
export async function countUserLogs(db: Queryable, part: PartOfUser): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(userLogs)
    .leftJoin(author, eq(author.id, userLogs.authorId))
    .where(matching(part));
  return row?.total ?? 0;
}

function matching({ userId, search }: PartOfUser): SQL | undefined {
  const ofUser = eq(userLogs.userId, userId);
  if (search === undefined) return ofUser;
  const text = sql`concat_ws(' ', ${userLogs.action}, ${author.email}, ${userLogs.details}::text)`;
  return and(ofUser, containsFolded(text, search));
}
