import { reader } from '../../kit/compile-shape.ts';
import { asListed, checkPageSize, connect, maxListSize } from '../../kit/connection.ts';
import type { UserError } from '../__generated__/schema.ts';
import type { DomainResolvers } from '../define-domain.ts';
import { mutation } from '../mutation.ts';
import { fileCreatePayments, fileCreateXlsx, fileDestroy, fileList } from './endpoints.ts';
import { type FileWire, file } from './shapes.ts';

const toFile = reader(file);

const newestFirst = asListed('files', ({ name }: FileWire) => name);

const formats = { CSV: 'csv', XLSX: 'xlsx' } as const;
const contents = { TIPS: 'tips', SUBSCRIPTIONS: 'subscriptions' } as const;

const fileNotFound: UserError = { field: ['name'], code: 'NOT_FOUND', message: 'There is no such file.' };

export const fileResolvers = {
  Admin: {
    files: async (_, page, { call }) => {
      checkPageSize({ ...page, max: maxListSize });
      const { files: rows } = await call(fileList);
      return connect(rows, newestFirst, { ...page, max: maxListSize }, toFile);
    },
  },
  Mutation: {
    createPaymentsFile: (_, { input }, context) =>
      mutation(context, { file: null }, async () => {
        const { from, until, format } = input;
        const args = { from, until, format: formats[format] };
        const { file: created } = await context.call(fileCreatePayments, args);
        return { file: toFile(created) };
      }),
    createXlsxFile: (_, { input }, context) =>
      mutation(context, { file: null }, async () => {
        const { content, from, until } = input;
        const args = { content: contents[content], from, until };
        const { file: created } = await context.call(fileCreateXlsx, args);
        return { file: toFile(created) };
      }),
    deleteFile: (_, { input: { name } }, context) =>
      mutation(
        context,
        { name: null },
        async () => {
          await context.call(fileDestroy, { name });
          return { name };
        },
        { errorsByCode: { NOT_FOUND: [fileNotFound] } },
      ),
  },
} satisfies DomainResolvers;
