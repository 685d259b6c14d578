import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  GraphQLError,
  GraphQLScalarType,
  type GraphQLSchema,
  Kind,
  type ValueNode,
} from 'graphql';
import type { Permission, Role } from '../domains/__generated__/schema.ts';
import type { GraphContext } from '../domains/context.ts';
import type { DomainResolvers } from '../domains/define-domain.ts';
import { resolvers as domainResolvers } from '../domains/index.ts';
import { dateRegExp, dateTimeRegExp } from '../kit/compile-shape.ts';
import { unauthenticated } from '../kit/errors.ts';
import { memoize } from '../kit/memoize.ts';
import { Upload } from '../kit/upload.ts';

/** The path is the same from `src/execution` and `dist/execution`. */
export const contract = new URL('../../../schema.graphql', import.meta.url);

interface SchemaParts {
  readonly resolvers?: readonly DomainResolvers[];
  /** Additional type definitions. */
  readonly extensions?: readonly string[];
}

/** Builds the executable schema with `@access` applied. Fields of `Subscription` read their property of the root value. */
export function buildSchema({
  resolvers = domainResolvers,
  extensions = [],
}: SchemaParts = {}): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: [readFileSync(contract, 'utf8'), ...extensions],
    resolvers: [{ ...scalars, Upload: uploadScalar }, ...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  return applyAccess(schema);
}

/** Shared by all engines of a process: building it takes most of their start. */
export const domainSchema = memoize(() => buildSchema());

/** @param literal null for a value of a variable */
const badValue = (message: string, literal: ValueNode | null): GraphQLError =>
  new GraphQLError(message, { nodes: literal, extensions: { code: 'BAD_USER_INPUT' } });

function refuseFile(literal: ValueNode | null): never {
  throw badValue('A file must be null in the variables and sent in a multipart request.', literal);
}

const uploadScalar = new GraphQLScalarType<Upload, never>({
  name: 'Upload',
  parseValue: (value) => (value instanceof Upload ? value : refuseFile(null)),
  parseLiteral: refuseFile,
  serialize: () => refuseFile(null),
});

interface AccessRule {
  readonly signedIn: boolean;
  readonly permission?: Permission;
  readonly roles?: readonly Role[];
}

const roleNames: Record<Role, string> = { ADMIN: 'admins', TYPER: 'typers' };

function whoMay({ signedIn, permission, roles }: AccessRule): string {
  if (!signedIn) return 'everyone';
  if (permission !== undefined) return `those with the permission ${permission}`;
  return roles?.map((role) => roleNames[role]).join(' and ') ?? 'everyone who is signed in';
}

/**
 * Applies `@access`: a field that needs a signed-in caller fails with UNAUTHENTICATED before any upstream call. The upstream
 * checks permissions and roles. Fields of `Subscription` are not checked here: their events are resolved for groups of
 * callers, and the subscription itself is checked when it starts. The rule is appended to the field's description, because
 * introspection shows no directives.
 */
function applyAccess(schema: GraphQLSchema): GraphQLSchema {
  const subscription = schema.getSubscriptionType()?.name;
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, _name, typeName) => {
      const rule = getDirective(schema, field, 'access')?.[0] as AccessRule | undefined;
      if (rule === undefined) return field;
      const described = {
        ...field,
        description: `${field.description ?? ''}\n\nFor ${whoMay(rule)}.`.trim(),
      };
      if (typeName === subscription || !rule.signedIn) return described;
      const resolve = field.resolve ?? defaultFieldResolver;
      return {
        ...described,
        resolve: (source: unknown, args: Record<string, unknown>, context: GraphContext, info) => {
          if (!context.signedIn) throw unauthenticated();
          return resolve(source, args, context, info);
        },
      };
    },
  });
}

const isoMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** @param parse returns the parsed text; null is refused as `BAD_USER_INPUT` */
function textScalar(name: string, rule: string, parse: (text: string) => string | null) {
  const accept = (value: unknown, literal: ValueNode | null = null): string => {
    const text = typeof value === 'string' ? parse(value) : null;
    if (text === null) throw badValue(`${name} must be ${rule}.`, literal);
    return text;
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: (value) => {
      if (typeof value !== 'string') throw new TypeError(`${name} must be a string.`);
      return value;
    },
    parseValue: (value) => accept(value),
    parseLiteral: (ast) => accept(ast.kind === Kind.STRING ? ast.value : null, ast),
  });
}

/** `DateTime` accepts any zone; mappers return output values in their final form. */
export const scalars = {
  DateTime: textScalar(
    'DateTime',
    'an ISO 8601 time with a zone, for example 2026-03-14T18:43:00.000Z',
    (text) => (dateTimeRegExp.test(text) ? new Date(text).toISOString() : null),
  ),
  Date: textScalar('Date', 'a day, for example 2026-03-14', (text) => (dateRegExp.test(text) ? text : null)),
  YearMonth: textScalar('YearMonth', 'a month, for example 2026-03', (text) =>
    isoMonth.test(text) ? text : null,
  ),
  URL: textScalar('URL', 'an absolute URL or a path of this site', (text) =>
    URL.canParse(text, 'http://localhost') ? text : null,
  ),
};
