import { fits } from '../../kit/compile-shape.ts';
import { isUpstreamError } from '../../kit/errors.ts';
import { memoize } from '../../kit/memoize.ts';
import type { UpstreamSession } from '../../rest/session.ts';
import type { Loaders } from '../loaders.ts';
import type { PlanWire } from '../plan/shapes.ts';
import type { UserWire } from '../user/shapes.ts';
import { refusedToken, validateToken } from './endpoints.ts';

interface Identity {
  /** Null for a guest and for refused credentials. */
  readonly user: UserWire | null;
  /** Null when the reply contained none. */
  readonly plans: readonly PlanWire[] | null;
}

async function readIdentity({ read }: Loaders, session: UpstreamSession): Promise<Identity> {
  if (session.jar.current === null) return { user: null, plans: null };
  try {
    return await read(validateToken);
  } catch (error) {
    if (!isUpstreamError(error, 'UNAUTHENTICATED')) throw error;
    return { user: null, plans: fits(refusedToken, error.body) ? error.body.plans : null };
  }
}

export const createSessionLoaders = (loaders: Loaders, session: UpstreamSession) => ({
  identity: memoize(() => readIdentity(loaders, session)),
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly session: ReturnType<typeof createSessionLoaders>;
  }
}
