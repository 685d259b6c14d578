import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { GraphContext } from '../domains/context.ts';
import { unauthenticated } from '../kit/errors.ts';

/** Whether `@access` on a field demands a signed-in caller. */
function needsSignIn(schema: GraphQLSchema, field: Parameters<typeof getDirective>[1]): boolean {
  const access = getDirective(schema, field, 'access')?.[0];
  return access !== undefined && access.signedIn !== false;
}

/**
 * Applies `@access` in one place: a field that needs a signed-in caller fails with UNAUTHENTICATED before anything is
 * asked of the upstream. Permissions and roles are the upstream's to decide. Fields of `Subscription` are left alone,
 * since their payloads are resolved for whole groups; who may subscribe is asked at the subscription.
 */
export function applyAccess(schema: GraphQLSchema): GraphQLSchema {
  const subscription = schema.getSubscriptionType()?.name;
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, _name, typeName) => {
      if (typeName === subscription || !needsSignIn(schema, field)) return field;
      const resolve = field.resolve ?? defaultFieldResolver;
      return {
        ...field,
        resolve: (source: unknown, args: Record<string, unknown>, context: GraphContext, info) => {
          if (!context.signedIn) throw unauthenticated();
          return resolve(source, args, context, info);
        },
      };
    },
  });
}
