import query, {
  type campaignScreenQuery as CampaignScreenQuery,
} from '../../../__generated__/campaignScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../lib/admin-route.ts';
import { CampaignScreenSkeleton } from './campaign-screen-skeleton.tsx';

/** Visits of the campaign's page. */
export const campaign = adminRoute({
  path: '/admin/boiskoprawdy',
  title: 'admin.title.campaign',
  section: 'campaign',
  screen: screenWithQuery<CampaignScreenQuery>({
    code: async () => (await import('./campaign-screen.tsx')).CampaignScreen,
    query,
    field: 'admin',
    variables: () => ({}),
    skeleton: <CampaignScreenSkeleton />,
  }),
});
