import { orNull } from '../../kit/errors.ts';
import { memoize, memoizeByKey } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import { planGet, planList } from './endpoints.ts';

export const createPlanLoaders = ({ call }: LoaderDeps) => ({
  list: memoize(async () => (await call(planList)).plans),
  /** All plans, also those that are not sold any more; for admins. */
  all: memoize(async () => (await call(planList, { forAdmin: true })).plans),
  /** By number, for admins; null when there is none. */
  forAdmin: memoizeByKey(async (planId: number) => (await orNull(call(planGet, { planId })))?.plan ?? null),
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly plan: ReturnType<typeof createPlanLoaders>;
  }
}
