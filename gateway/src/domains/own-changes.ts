import type { GraphContext, LiveHint } from './context.ts';
import type { PersonalSource } from './live-source.ts';

export const viewerLiveSource = {
  scope: 'person',
  kind: 'user',
  field: 'viewerChanged',
} as const satisfies PersonalSource;

/** @param uid sign-in uid of the user */
export const viewerHint = (uid: string, id: number | string = uid): LiveHint => ({
  kind: viewerLiveSource.kind,
  id,
  uid,
});

type LiveContext = Pick<GraphContext, 'live' | 'session'>;

/**
 * Makes the caller's open sockets reauthenticate after their access has changed or credentials have ended. Only after
 * the upstream has accepted a change: the uid of unchecked credentials may be any user's.
 */
export function requestReauth({ live, session }: LiveContext): void {
  const { current } = session.jar;
  if (current !== null) live?.requestReauth(current.uid);
}

/** Sends the caller's sockets a change of their own data, under the same condition. */
export function publishOwnChange({ live, session }: LiveContext, hintFor: (uid: string) => LiveHint): void {
  const { current } = session.jar;
  if (current !== null) live?.changed(hintFor(current.uid));
}
