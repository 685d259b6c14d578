import { orNull } from '../../kit/errors.ts';
import { memoize } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import { dropRuleList } from './endpoints.ts';

export const createDropRuleLoaders = ({ call }: LoaderDeps) => ({
  /** The caller's own; null where the upstream keeps none. */
  list: memoize(async () => (await orNull(call(dropRuleList)))?.rules ?? null),
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly dropRule: ReturnType<typeof createDropRuleLoaders>;
  }
}
