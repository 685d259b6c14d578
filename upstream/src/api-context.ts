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

/** What the routes work with. */
export interface ApiContext {
  db: Database;
  clock: Clock;
  /** Waits for so many milliseconds. */
  pause: (ms: number) => Promise<void>;
  changes: Changes;
  /** Whether each request outside the batch window gets a new token. */
  rotateTokens: boolean;
  /** E-mail address of the watcher's account, which nobody locks; null without one. */
  serviceAccount: string | null;
  /** Key that binds XSRF tokens to sessions. */
  secret: string;
  /** What `hashNoOnesPassword` gives. */
  noOnesPassword: string;
  mailer: Mailer;
  background: Background;
  /** Address of the site as browsers reach it, without a trailing slash. */
  publicUrl: string;
  siteName: string;
  paymentProvider: PaymentProvider;
  /** The key that browsers subscribe to, base64url, the push services that notifications may go to, and how often. */
  push: PushLimits & { publicKey: string; services: readonly string[] };
  dataProvider: DataProvider;
  /** Fraction from which an odds drop makes a dropinfo. */
  minDrop: number;
  /** Address of a player's picture, `{id}` standing for the id at the data provider; null for no pictures. */
  playerImageUrl: string | null;
  media: MediaStore;
  /** Files that admins have had made. */
  files: FileStore;
  /** What a typer earns for each unit that their tips of a month have won, in grosz. */
  commissionGrosz: number;
}
