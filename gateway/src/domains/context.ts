import type { UpstreamSession } from '../rest/session.ts';
import type { LiveKind } from './live-source.ts';
import type { Call, Loaders } from './loaders.ts';

/** What has changed upstream. */
export interface LiveHint {
  readonly kind: LiveKind;
  /** The upstream's number or uid of the thing. */
  readonly id: number | string;
  /** Under what the person signs in whose it is; absent for a thing of a list. */
  readonly uid?: string | undefined;
  /** Whether they may see more or less from now on: then all of their sockets reauthenticate. */
  readonly rights?: boolean | undefined;
}

export interface LiveIntake {
  /**
   * Tells of a change made through the gateway: the watcher looks at once, or the person whose thing it is is shown it. Only
   * for what the upstream has accepted.
   */
  changed(change: LiveHint): void;
  /** The place that the live log has reached. */
  cursor(): string | Promise<string>;
  /** Asks the sockets of a person to reauthenticate, after some of their credentials ended. */
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
  /** The account that live watches with: nobody else may sign in with it. */
  readonly liveAccount: { readonly email: string } | null;
  /** Plan name in lower case to n, where its holder sees every nth tip. */
  readonly planTipIntervals: Readonly<Record<string, number>>;
}

export interface GraphContext {
  readonly config: DomainSettings;
  readonly call: Call;
  readonly session: UpstreamSession;
  /** null when live is not there, as in some tests. */
  readonly live: LiveIntake | null;
  /** The time, in milliseconds since 1970; to look at it says that the answer will be another one later. */
  readonly now: number;
  /** Whether the caller has credentials, good or bad. */
  readonly signedIn: boolean;
  readonly loaders: Loaders;
  /** Forgets what was read, when the caller has become another. */
  resetLoaders(): void;
  /** Takes lines that a window is held against from the operation's allowance; throws BAD_USER_INPUT past it. */
  consumeLineBudget(count: number): void;
}
