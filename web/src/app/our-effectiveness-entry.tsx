import query, {
  type ourEffectivenessScreenQuery as OurEffectivenessScreenQuery,
} from '../__generated__/ourEffectivenessScreenQuery.graphql.ts';
import { OurEffectivenessScreenSkeleton } from '../routes/nasza-skutecznosc/our-effectiveness-screen-skeleton.tsx';
import { screenWithQuery } from './screen-with-query.tsx';

/** What the tips have brought, open to everybody. */
export const ourEffectivenessScreen = screenWithQuery<OurEffectivenessScreenQuery>({
  code: async () =>
    (await import('../routes/nasza-skutecznosc/our-effectiveness-screen.tsx')).OurEffectivenessScreen,
  query,
  field: 'effectiveness',
  variables: () => ({}),
  skeleton: <OurEffectivenessScreenSkeleton />,
});
