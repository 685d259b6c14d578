import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PartOfUser } from '../audit/user-logs.ts';
import type { Queryable } from '../db/database.ts';
import { devices } from '../db/push-tables.ts';

/** Whose service reaches a browser: the host of its address; null for apps. */
const service = sql<string | null>`substring(${devices.address} from '^https://([^/:]+)')`;

/**
 * The devices of a user, the one seen last first; `search` is looked for in the kind, the language and the push
 * service. What a device is reached by stays here.
 */
export async function userDevicesJson(db: Queryable, part: PartOfUser) {
  const rows = await db
    .select({
      id: devices.id,
      device_type: devices.deviceType,
      lang: devices.lang,
      service,
      created_at: devices.createdAt,
      seen_at: devices.seenAt,
    })
    .from(devices)
    .where(matching(part))
    .orderBy(desc(devices.seenAt), desc(devices.id))
    .limit(part.limit)
    .offset(part.offset);
  return rows;
}

/** How many devices a search finds. */
export const countUserDevices = (db: Queryable, part: PartOfUser): Promise<number> =>
  db.$count(devices, matching(part));

function matching({ userId, search }: PartOfUser): SQL | undefined {
  const ofUser = eq(devices.userId, userId);
  if (search === undefined) return ofUser;
  const text = sql`lower(concat_ws(' ', ${devices.deviceType}, ${devices.lang}, ${service}))`;
  return and(ofUser, sql`position(${search.toLowerCase()} in ${text}) > 0`);
}
