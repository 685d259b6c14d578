import type { PushLimits } from './alert/alert-settings.ts';
import type { Background } from './background.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { FileStore } from './file/file-store.ts';
import type { Changes } from './hook/changes.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MediaStore } from './media/media-store.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import type { DataProvider } from './provider/data-provider.ts';

/** Dependencies of the routes. */
export interface ApiContext {
  db: Database;
  clock: Clock;
  pause: (ms: number) => Promise<void>;
  changes: Changes;
  /** Whether each request outside the batch window gets a new token. */
  rotateTokens: boolean;
  /** E-mail address of the gateway's account, which cannot be locked; null without one. */
  serviceAccount: string | null;
  /** Key that binds XSRF tokens to sessions. */
  secret: string;
  /** The result of `hashRandomPassword`. */
  dummyPasswordHash: string;
  mailer: Mailer;
  background: Background;
  /** URL of the site for browsers, without a trailing slash. */
  publicUrl: string;
  siteName: string;
  paymentProvider: PaymentProvider;
  /** `publicKey` is base64url; `services` are the allowed hosts. */
  push: PushLimits & { publicKey: string; services: readonly string[] };
  dataProvider: DataProvider;
  /** Smallest odds drop, as a fraction, that creates a dropinfo. */
  minDrop: number;
  /** URL of a player's picture with `{id}` for the id at the data provider; null for no pictures. */
  playerImageUrl: string | null;
  media: MediaStore;
  /** Files generated for admins. */
  files: FileStore;
  /** The commission of a typer in grosz per unit won in a month. */
  commissionGrosz: number;
}
