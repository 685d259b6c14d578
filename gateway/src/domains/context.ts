import type { UpstreamSession } from '../rest/session.ts';
import type { LiveKind } from './live-source.ts';
import type { Call, Loaders } from './loaders.ts';

export interface LiveHint {
  readonly kind: LiveKind;
  /** The upstream's number or uid of the object. */
  readonly id: number | string;
  /** Sign-in uid of the owner; absent for an object of a shared list. */
  readonly uid?: string | undefined;
  /** Whether the owner's access has changed: then all of their sockets reauthenticate. */
  readonly rights?: boolean | undefined;
}

export interface LiveHandle {
  /**
   * Reports a change made through the gateway: the watcher polls immediately, or the owner gets an event.
   * Only for changes that the upstream has accepted.
   */
  changed(change: LiveHint): void;
  /** Newest cursor of the live log. */
  cursor(): string | Promise<string>;
  /** Makes a user's sockets reauthenticate, for example after some of their credentials ended. */
  requestReauth(uid: string): void;
}

export interface DomainSettings {
  /** Address under which browsers reach the gateway, without a trailing slash. */
  readonly publicUrl: string;
  readonly technicalBreak: boolean;
  readonly dashboardBreak: boolean;
  readonly offline: boolean;
  readonly siteName: string;
  readonly supportEmail: string | null;
  readonly contactEmail: string | null;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
  readonly appDownloadUrl: string | null;
  /** In lower case. */
  readonly recommendedPlan: string | null;
  readonly trackers: {
    readonly googleTagId: string | null;
    readonly googleConversionId: string | null;
    readonly metaPixelId: string | null;
  };
  /** The account that live polls with; `signIn` refuses it. */
  readonly liveAccount: { readonly email: string } | null;
  /** By plan name in lower case: n, where a subscriber sees every nth tip. */
  readonly planTipIntervals: Readonly<Record<string, number>>;
}

export interface GraphContext {
  readonly config: DomainSettings;
  readonly call: Call;
  readonly session: UpstreamSession;
  /** Null without live, as in some tests. */
  readonly live: LiveHandle | null;
  /** Milliseconds since 1970. Reading it marks the response as dependent on time. */
  readonly now: number;
  /** Whether the caller sent credentials, valid or not. */
  readonly signedIn: boolean;
  readonly loaders: Loaders;
  /** Clears everything that was read in this operation. */
  resetLoaders(): void;
  /** Takes stat lines from the operation's budget. @throws GraphQLError BAD_USER_INPUT when it is exceeded */
  consumeLineBudget(count: number): void;
}
