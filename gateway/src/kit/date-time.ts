import { GraphQLScalarType, Kind } from 'graphql';
import { badUserInput } from './errors.ts';

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

function parse(value: unknown): string {
  if (typeof value !== 'string' || !isoTime.test(value) || Number.isNaN(Date.parse(value))) {
    throw badUserInput(
      'DateTime must be an ISO 8601 time with a zone, for example 2026-03-14T18:43:00.000Z.',
    );
  }
  return new Date(value).toISOString();
}

function pass(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('A DateTime must leave a mapper as text.');
  return value;
}

/** The scalar DateTime: any zone on the way in; on the way out what the mappers made, ISO 8601 in UTC. */
export const dateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: pass,
  parseValue: parse,
  parseLiteral: (ast) => parse(ast.kind === Kind.STRING ? ast.value : null),
});
