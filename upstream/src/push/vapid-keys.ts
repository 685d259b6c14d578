import webPush from 'web-push';
import type { Queryable } from '../db/database.ts';
import { vapidKeys } from '../db/push-tables.ts';

/** A key pair of the push protocol (RFC 8292), base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The key pair of this installation: made at the first start and kept, since browsers subscribe to it by name. */
export async function loadVapidKeys(db: Queryable): Promise<VapidKeys> {
  await db
    .insert(vapidKeys)
    .values({ id: 1, ...webPush.generateVAPIDKeys() })
    .onConflictDoNothing();
  const [kept] = await db.select().from(vapidKeys);
  if (!kept) throw new Error('The push keys could not be stored');
  return { publicKey: kept.publicKey, privateKey: kept.privateKey };
}
