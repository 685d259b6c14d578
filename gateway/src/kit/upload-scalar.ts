import { GraphQLScalarType } from 'graphql';
import { badUserInput } from './errors.ts';
import { Upload } from './upload.ts';

const refuse = (): never => {
  throw badUserInput('A file is null in the variables and comes in a multipart request.');
};

/** Files of multipart requests: only what came as a file is one. */
export const uploadScalar = new GraphQLScalarType<Upload, never>({
  name: 'Upload',
  parseValue: (value) => (value instanceof Upload ? value : refuse()),
  parseLiteral: refuse,
  serialize: refuse,
});
