import type { LiveHint } from '../context.ts';
import type { PersonalSource } from '../live-source.ts';

/** People as they are themselves, live. */
export const viewerLiveSource = {
  scope: 'person',
  kind: 'user',
  field: 'viewerChanged',
} as const satisfies PersonalSource;

/** What live is told of somebody of whom something has changed. @param uid under what they sign in */
export const viewerHint = (uid: string, id: number | string = uid): LiveHint => ({
  kind: viewerLiveSource.kind,
  id,
  uid,
});
