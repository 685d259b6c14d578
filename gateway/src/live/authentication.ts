import type { GraphContext } from '../domains/context.ts';
import { validateToken } from '../domains/session/endpoints.ts';
import type { UserWire } from '../domains/user/shapes.ts';
import { Entitlement, type PlanTipIntervals, userKeyOf } from './entitlement.ts';

interface Validation {
  readonly userKey: string;
  isOutdated: boolean;
}

/** Validates the credentials of sockets and streams. */
export class Authentication {
  readonly #planTipIntervals: PlanTipIntervals;
  readonly #running = new Set<Validation>();

  constructor(planTipIntervals: PlanTipIntervals) {
    this.#planTipIntervals = planTipIntervals;
  }

  /**
   * Validates the credentials of a context with one upstream call, and again if the user's rights may have changed before
   * its reply has come. Rotated credentials are stored in the context's jar.
   * @throws UpstreamError when they are rejected or cannot be validated now
   */
  async authenticate({ call, session }: GraphContext): Promise<Entitlement> {
    const validation = { userKey: userKeyOf(session.jar.current?.uid ?? ''), isOutdated: false };
    this.#running.add(validation);
    try {
      let reply: { readonly user: UserWire };
      do {
        validation.isOutdated = false;
        reply = await call(validateToken);
      } while (validation.isOutdated);
      return new Entitlement(reply.user, this.#planTipIntervals);
    } finally {
      this.#running.delete(validation);
    }
  }

  /** Repeats the running validations of a user (`userKeyOf`), or all for null. */
  requestReauth(userKey: string | null): void {
    for (const validation of this.#running) {
      if (userKey === null || validation.userKey === userKey) validation.isOutdated = true;
    }
  }
}
