import { asListed, connectWhole } from '../../kit/connection.ts';
import type { GraphContext } from '../context.ts';
import { type DomainResolvers, defineDomain } from '../define-domain.ts';
import { mutation, userError } from '../mutation.ts';
import * as endpoints from './endpoints.ts';

const newestFirst = asListed('files', ({ name }: endpoints.FileWire) => name);

const create = (context: GraphContext, send: () => Promise<{ file: endpoints.FileWire }>) =>
  mutation(context, {}, async () => ({ file: endpoints.toFile((await send()).file) }));

const fileNotFound = userError('name', 'NOT_FOUND', 'There is no such file.');

const resolvers: DomainResolvers = {
  Admin: {
    files: (_, page, { loaders }) => {
      const read = async () => (await loaders.read(endpoints.fileList)).files;
      return connectWhole(read, newestFirst, page, endpoints.toFile);
    },
  },
  Mutation: {
    createPaymentsFile: (_, { input }, context) =>
      create(context, () => context.call(endpoints.fileCreatePayments, input)),
    createXlsxFile: (_, { input }, context) =>
      create(context, () => context.call(endpoints.fileCreateXlsx, input)),
    deleteFile: (_, { input: { name } }, context) =>
      mutation(context, { errorsByCode: { NOT_FOUND: [fileNotFound] } }, async () => {
        await context.call(endpoints.fileDestroy, { name });
        return { name };
      }),
  },
};

export const file = defineDomain({ endpoints, resolvers: [resolvers] });
