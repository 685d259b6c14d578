import query, {
  type filesScreenQuery as FilesScreenQuery,
} from '../../../__generated__/filesScreenQuery.graphql.ts';
import { screenWithQuery } from '../../../shared/routing/screen-with-query.tsx';
import { adminRoute } from '../lib/admin-route.ts';
import { FilesScreenSkeleton } from './files-screen-skeleton.tsx';

/** The files. */
export const files = adminRoute({
  path: '/admin/files',
  title: 'admin.title.files',
  section: 'files',
  screen: screenWithQuery<FilesScreenQuery>({
    code: async () => (await import('./files-screen.tsx')).FilesScreen,
    query,
    field: 'admin',
    variables: () => ({}),
    skeleton: <FilesScreenSkeleton />,
  }),
});
