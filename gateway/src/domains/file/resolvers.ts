import { reader } from '../../kit/compile-shape.ts';
import { isUpstreamError, userErrorsOf } from '../../kit/errors.ts';
import type { AdminResolvers, MutationResolvers } from '../__generated__/schema.ts';
import { fileCreatePayments, fileCreateXlsx, fileDestroy, fileList } from './endpoints.ts';
import { file } from './shapes.ts';

const toFile = reader(file);

const files: NonNullable<AdminResolvers['files']> = async (_, _args, { rest, session }) =>
  (await rest.call(fileList, {}, session)).files.map(toFile);

const formats = { CSV: 'csv', XLSX: 'xlsx' } as const;
const contents = { TIPS: 'tips', SUBSCRIPTIONS: 'subscriptions' } as const;

const createPaymentsFile: MutationResolvers['createPaymentsFile'] = async (_, { input }, context) => {
  const { from, until, format } = input;
  try {
    const args = { from, until, format: formats[format] };
    const { file: made } = await context.rest.call(fileCreatePayments, args, context.session);
    return { file: toFile(made), errors: [] };
  } catch (error) {
    return { file: null, errors: userErrorsOf(error) };
  }
};

const createXlsxFile: MutationResolvers['createXlsxFile'] = async (_, { input }, context) => {
  const { content, from, until } = input;
  try {
    const args = { content: contents[content], from, until };
    const { file: made } = await context.rest.call(fileCreateXlsx, args, context.session);
    return { file: toFile(made), errors: [] };
  } catch (error) {
    return { file: null, errors: userErrorsOf(error) };
  }
};

const destroyFile: MutationResolvers['destroyFile'] = async (_, { input: { name } }, context) => {
  try {
    await context.rest.call(fileDestroy, { name }, context.session);
    return { name, errors: [] };
  } catch (error) {
    if (isUpstreamError(error, 'NOT_FOUND')) {
      return {
        name: null,
        errors: [{ field: ['name'], code: 'NOT_FOUND', message: 'There is no such file.' }],
      };
    }
    return { name: null, errors: userErrorsOf(error) };
  }
};

export const fileResolvers = {
  Admin: { files },
  Mutation: { createPaymentsFile, createXlsxFile, destroyFile },
};
