import { toDateTime } from '../../kit/wire.ts';
import type { AdminResolvers, MutationResolvers } from '../__generated__/resolver-types.ts';
import type { AdminFile } from '../__generated__/schema.ts';
import { mutation } from '../mutation.ts';
import { type FileWire, fileCreatePayments, fileCreateXlsx, fileDestroy, fileList } from './endpoints.ts';

const toFile = ({ name, size, created_at, url }: FileWire): AdminFile => ({
  name,
  size,
  createdAt: toDateTime(created_at),
  url,
});

const files: NonNullable<AdminResolvers['files']> = async (_, _args, { rest, session }) =>
  (await rest.call(fileList, {}, session)).files.map(toFile);

const formats = { CSV: 'csv', XLSX: 'xlsx' } as const;
const contents = { TIPS: 'tips', SUBSCRIPTIONS: 'subscriptions' } as const;

const createPaymentsFile: MutationResolvers['createPaymentsFile'] = (_, { input }, context) =>
  mutation(context, { file: null }, async () => {
    const { from, until, format } = input;
    const args = { from, until, format: formats[format] };
    const { file } = await context.rest.call(fileCreatePayments, args, context.session);
    return { file: toFile(file) };
  });

const createXlsxFile: MutationResolvers['createXlsxFile'] = (_, { input }, context) =>
  mutation(context, { file: null }, async () => {
    const { content, from, until } = input;
    const args = { content: contents[content], from, until };
    const { file } = await context.rest.call(fileCreateXlsx, args, context.session);
    return { file: toFile(file) };
  });

const notThere = { field: ['name'], code: 'NOT_FOUND', message: 'There is no such file.' };

const destroyFile: MutationResolvers['destroyFile'] = (_, { input: { name } }, context) =>
  mutation(
    context,
    { name: null },
    async () => {
      await context.rest.call(fileDestroy, { name }, context.session);
      return { name };
    },
    { known: { NOT_FOUND: [notThere] } },
  );

export const fileResolvers = {
  Admin: { files },
  Mutation: { createPaymentsFile, createXlsxFile, destroyFile },
};
