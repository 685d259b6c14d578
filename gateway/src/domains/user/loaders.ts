import { memoize } from '../../kit/memoize.ts';
import type { LoaderDeps } from '../loaders.ts';
import { userDashboard } from './endpoints.ts';

/** Reads of what belongs to the signed-in user; each call is made once for an operation. */
export const createUserLoaders = ({ rest, session }: LoaderDeps) => ({
  dashboard: memoize(async () => (await rest.call(userDashboard, {}, session)).dashboard),
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly user: ReturnType<typeof createUserLoaders>;
  }
}
