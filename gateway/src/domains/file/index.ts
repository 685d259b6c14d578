import { asListed, checkPageSize, connect, maxListSize } from '../../kit/connection.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { mutation, userError } from '../mutation.ts';
import * as endpoints from './endpoints.ts';
import { type FileWire, toFile } from './shapes.ts';

const newestFirst = asListed('files', ({ name }: FileWire) => name);

const fileNotFound = userError('name', 'NOT_FOUND', 'There is no such file.');

const resolvers: DomainResolvers = {
  Admin: {
    files: async (_, page, { call }) => {
      checkPageSize({ ...page, max: maxListSize });
      const { files: rows } = await call(endpoints.fileList);
      return connect(rows, newestFirst, { ...page, max: maxListSize }, toFile);
    },
  },
  Mutation: {
    createPaymentsFile: (_, { input }, context) =>
      mutation(context, { file: null }, async () => {
        const { file: created } = await context.call(endpoints.fileCreatePayments, input);
        return { file: toFile(created) };
      }),
    createXlsxFile: (_, { input }, context) =>
      mutation(context, { file: null }, async () => {
        const { file: created } = await context.call(endpoints.fileCreateXlsx, input);
        return { file: toFile(created) };
      }),
    deleteFile: (_, { input: { name } }, context) =>
      mutation(
        context,
        { name: null },
        async () => {
          await context.call(endpoints.fileDestroy, { name });
          return { name };
        },
        { errorsByCode: { NOT_FOUND: [fileNotFound] } },
      ),
  },
};

export const file = defineDomain({ endpoints, resolvers: [resolvers] });
