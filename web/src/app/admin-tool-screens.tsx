import dropinfoFiltersQuery, {
  type dropinfoFiltersScreenQuery as DropinfoFiltersScreenQuery,
} from '../__generated__/dropinfoFiltersScreenQuery.graphql.ts';
import editDropinfoFilterQuery, {
  type editDropinfoFilterScreenQuery as EditDropinfoFilterScreenQuery,
} from '../__generated__/editDropinfoFilterScreenQuery.graphql.ts';
import filesQuery, {
  type filesScreenQuery as FilesScreenQuery,
} from '../__generated__/filesScreenQuery.graphql.ts';
import newDropinfoFilterQuery, {
  type newDropinfoFilterScreenQuery as NewDropinfoFilterScreenQuery,
} from '../__generated__/newDropinfoFilterScreenQuery.graphql.ts';
import { DropinfoFiltersScreenSkeleton } from '../routes/admin/dropinfo/filter-list/dropinfo-filters-screen-skeleton.tsx';
import { DropinfoFilterScreenSkeleton } from '../routes/admin/dropinfo/parts/dropinfo-filter-screen-skeleton.tsx';
import { FilesScreenSkeleton } from '../routes/admin/files/files-screen-skeleton.tsx';
import { screenWithoutQuery } from './screen-entry.tsx';
import { screenWithQuery } from './screen-with-query.tsx';

/** The filters of dropinfos in their order. */
export const dropinfoFiltersScreen = screenWithQuery<DropinfoFiltersScreenQuery>({
  code: async () =>
    (await import('../routes/admin/dropinfo/filter-list/dropinfo-filters-screen.tsx')).DropinfoFiltersScreen,
  query: dropinfoFiltersQuery,
  field: 'admin',
  variables: () => ({}),
  skeleton: <DropinfoFiltersScreenSkeleton />,
});

/** The form of a new filter. */
export const newDropinfoFilterScreen = screenWithQuery<NewDropinfoFilterScreenQuery>({
  code: async () =>
    (await import('../routes/admin/dropinfo/new-filter/new-dropinfo-filter-screen.tsx'))
      .NewDropinfoFilterScreen,
  query: newDropinfoFilterQuery,
  field: 'admin',
  variables: () => ({}),
  skeleton: <DropinfoFilterScreenSkeleton />,
});

/** The form of a filter that is there; an address that is no number leads to none. */
export const editDropinfoFilterScreen = screenWithQuery<EditDropinfoFilterScreenQuery>({
  code: async () =>
    (await import('../routes/admin/dropinfo/edit/edit-dropinfo-filter-screen.tsx')).EditDropinfoFilterScreen,
  query: editDropinfoFilterQuery,
  field: 'admin',
  variables: ({ params }) => ({ filterId: /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : 0 }),
  skeleton: <DropinfoFilterScreenSkeleton />,
});

/** The files. */
export const filesScreen = screenWithQuery<FilesScreenQuery>({
  code: async () => (await import('../routes/admin/files/files-screen.tsx')).FilesScreen,
  query: filesQuery,
  field: 'admin',
  variables: () => ({}),
  skeleton: <FilesScreenSkeleton />,
});

/** The form of a new file of payments. */
export const newPaymentsFileScreen = screenWithoutQuery(
  async () =>
    (await import('../routes/admin/files/new-payment-file/new-payments-file-screen.tsx'))
      .NewPaymentsFileScreen,
);

/** The form of a new workbook. */
export const newXlsxFileScreen = screenWithoutQuery(
  async () =>
    (await import('../routes/admin/files/new-xlsx-file/new-xlsx-file-screen.tsx')).NewXlsxFileScreen,
);
