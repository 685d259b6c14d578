import { orNull } from '../../kit/errors.ts';
import { memoize, memoizeByKey } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import { planGet, planList } from './endpoints.ts';

export const createPlanLoaders = ({ call }: LoaderDeps) => ({
  list: memoize(async () => (await call(planList)).plans),
  /** Also plans no longer on sale; for admins. */
  all: memoize(async () => (await call(planList, { forAdmin: true })).plans),
  /** For admins; null when there is none. */
  forAdmin: memoizeByKey(async (planId: number) => (await orNull(call(planGet, { planId })))?.plan ?? null),
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly plan: ReturnType<typeof createPlanLoaders>;
  }
}
