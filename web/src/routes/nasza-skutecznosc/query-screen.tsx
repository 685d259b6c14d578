import query, {
  type ourEffectivenessScreenQuery as OurEffectivenessScreenQuery,
} from '../../__generated__/ourEffectivenessScreenQuery.graphql.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import { OurEffectivenessScreen } from './our-effectiveness-screen.tsx';
import { OurEffectivenessScreenSkeleton } from './our-effectiveness-screen-skeleton.tsx';

/** The screen with its query, apart from the route: that stands in the app's first code. */
export const screen = screenWithQuery<OurEffectivenessScreenQuery>({
  code: async () => OurEffectivenessScreen,
  query,
  field: 'effectiveness',
  variables: () => ({}),
  skeleton: <OurEffectivenessScreenSkeleton />,
});
