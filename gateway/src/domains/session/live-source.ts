import type { LiveHint } from '../context.ts';
import type { PersonalSource } from '../live-source.ts';

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
