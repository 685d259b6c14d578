import { fits } from '../../kit/compile-shape.ts';
import { unauthenticated } from '../../kit/errors.ts';
import { orNull, shape } from '../../kit/shape.ts';
import type { UserError } from '../__generated__/schema.ts';
import type { GraphContext } from '../context.ts';
import { toViewer, user, type ViewerModel } from './shapes.ts';

/** The caller; null for a guest and for refused credentials. */
export async function readViewer({ loaders }: GraphContext): Promise<ViewerModel | null> {
  const { user: caller } = await loaders.session.identity();
  return caller === null ? null : toViewer(caller);
}

/** @throws GraphQLError UNAUTHENTICATED for a guest and for refused credentials */
export async function requireViewer(context: GraphContext): Promise<ViewerModel> {
  const viewer = await readViewer(context);
  if (viewer === null) throw unauthenticated();
  return viewer;
}

/** What a reply to a change of the caller's account may contain. */
const changedUser = shape({ data: orNull(user), user: orNull(user) });

/** The caller in the reply to a change; null if it does not contain the whole caller. */
export function changedViewer(reply: unknown): ViewerModel | null {
  const changed = fits(changedUser, reply) ? (reply.data ?? reply.user) : null;
  return changed ? toViewer(changed) : null;
}

interface ViewerPayload {
  readonly viewer?: ViewerModel | null | undefined;
  readonly errors: readonly UserError[];
}

/**
 * The `viewer` of a payload after a change: from the reply, or read again. It is resolved after the change, which does
 * not fail with it.
 */
export const payloadViewer = (
  { viewer, errors }: ViewerPayload,
  _args: object,
  context: GraphContext,
): ViewerModel | null | Promise<ViewerModel> => viewer ?? (errors.length > 0 ? null : requireViewer(context));
