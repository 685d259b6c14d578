import { Skeleton } from '@mantine/core';
import query, {
  type ourEffectivenessScreenQuery as OurEffectivenessScreenQuery,
} from '../../__generated__/ourEffectivenessScreenQuery.graphql.ts';
import { screenWithQuery } from '../../shared/routing/screen-with-query.tsx';
import classes from './our-effectiveness-screen.module.css';
import { OurEffectivenessScreen } from './our-effectiveness-screen.tsx';

/** The screen with its query. It is not part of the route, so that it stays out of the initial bundle. */
export const screen = screenWithQuery<OurEffectivenessScreenQuery>({
  code: async () => OurEffectivenessScreen,
  query,
  field: 'effectiveness',
  variables: () => ({}),
  skeleton: (
    <div className={classes.page} aria-busy="true">
      <Skeleton h={360} />
    </div>
  ),
});
