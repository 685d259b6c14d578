import type { PushLimits } from './alert/alert-settings.ts';
import type { Background } from './background.ts';
import type { UpstreamConfig } from './config.ts';
import type { Deps } from './deps.ts';
import type { FileStore } from './file/file-store.ts';
import type { Changes } from './hook/changes.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MediaStore } from './media/media-store.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import type { DataProvider } from './provider/data-provider.ts';

/** Dependencies of the routes. */
export interface ApiContext
  extends Deps,
    Pick<
      UpstreamConfig,
      'rotateTokens' | 'publicUrl' | 'siteName' | 'minDrop' | 'playerImageUrl' | 'commissionGrosz'
    > {
  pause: (ms: number) => Promise<void>;
  changes: Changes;
  /** E-mail address of the gateway's account, which cannot be locked; null without one. */
  serviceAccount: string | null;
  /** Key that binds XSRF tokens to sessions. */
  secret: string;
  /** The result of `hashRandomPassword`. */
  dummyPasswordHash: string;
  mailer: Mailer;
  background: Background;
  paymentProvider: PaymentProvider;
  /** `publicKey` is base64url; `services` are the allowed hosts. */
  push: PushLimits & { publicKey: string; services: readonly string[] };
  dataProvider: DataProvider;
  media: MediaStore;
  /** Files generated for admins. */
  files: FileStore;
}
