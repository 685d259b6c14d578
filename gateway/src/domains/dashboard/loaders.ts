import type { Loaders } from '../loaders.ts';
import { userDashboard } from './endpoints.ts';

export const createDashboardLoaders = ({ read }: Loaders) => ({
  sections: async () => (await read(userDashboard)).dashboard,
});

declare module '../loaders.ts' {
  interface Loaders {
    readonly dashboard: ReturnType<typeof createDashboardLoaders>;
  }
}
