import { fits } from '../../kit/compile-shape.ts';
import { unauthenticated } from '../../kit/errors.ts';
import { orNull, shape } from '../../kit/shape.ts';
import type { GraphContext } from '../context.ts';
import { toViewer, user, type ViewerModel } from './shapes.ts';

/** The caller; null for a guest and for refused credentials. */
export async function readViewer({ loaders }: GraphContext): Promise<ViewerModel | null> {
  const { user: caller } = await loaders.session.identity();
  return caller === null ? null : toViewer(caller);
}

/** @throws UNAUTHENTICATED for a guest and for refused credentials */
export async function requireViewer(context: GraphContext): Promise<ViewerModel> {
  const viewer = await readViewer(context);
  if (viewer === null) throw unauthenticated();
  return viewer;
}

/** What a reply to a change of the caller's account may contain. */
const changedUser = shape({ data: orNull(user), user: orNull(user) });

/** The caller after a change: from the reply, or read again if that does not contain the whole caller. */
export async function changedViewer(reply: unknown, context: GraphContext): Promise<ViewerModel | null> {
  const changed = fits(changedUser, reply) ? (reply.data ?? reply.user) : null;
  if (changed) return toViewer(changed);
  context.resetLoaders();
  return readViewer(context);
}
