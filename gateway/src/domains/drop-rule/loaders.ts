import { orNull } from '../../kit/errors.ts';
import { memoize } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import { dropRuleList } from './endpoints.ts';

export const createDropRuleLoaders = ({ call }: LoaderDeps) => ({
  /** The caller's rules; null when the upstream does not support rules. */
  list: memoize(async () => (await orNull(call(dropRuleList)))?.rules ?? null),
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly dropRule: ReturnType<typeof createDropRuleLoaders>;
  }
}
