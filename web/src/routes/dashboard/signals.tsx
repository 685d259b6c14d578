import query, {
  type dropinfoSectionQuery as DropinfoSectionQuery,
} from '../../__generated__/dropinfoSectionQuery.graphql.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { PanelSkeleton } from '../../shared/ui/skeletons.tsx';
import { graphOrders, readSignalOrder } from './lib/match-signals.ts';

/** The dashboard's odds drops, with a query of their own. */
export const signals = screenWithQuery<DropinfoSectionQuery>({
  code: async () => (await import('./parts/dropinfo-section.tsx')).DropinfoSection,
  query,
  field: 'dropinfos',
  variables: ({ viewer, storage }) =>
    viewer?.permissions.includes('DROPINFO') ? { signals: graphOrders[readSignalOrder(storage)] } : null,
  skeleton: <PanelSkeleton rows={5} />,
});
