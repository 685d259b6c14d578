import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { Permission, Role } from '../domains/__generated__/schema.ts';
import type { GraphContext } from '../domains/context.ts';
import { unauthenticated } from '../kit/errors.ts';

/** The arguments of `@access`. */
interface AccessRule {
  readonly signedIn: boolean;
  readonly permission?: Permission;
  readonly roles?: readonly Role[];
}

const roleNames: Record<Role, string> = { ADMIN: 'admins', TYPER: 'typers' };

/** Who may use a field, in words. */
function whoMay({ signedIn, permission, roles }: AccessRule): string {
  if (!signedIn) return 'everyone';
  if (permission !== undefined) return `those with the permission ${permission}`;
  return roles?.map((role) => roleNames[role]).join(' and ') ?? 'everyone who is signed in';
}

/**
 * Applies `@access` in one place: a field that needs a signed-in caller fails with UNAUTHENTICATED before anything is
 * asked of the upstream. Permissions and roles are the upstream's to decide. Fields of `Subscription` are left alone,
 * since their payloads are resolved for whole groups; who may subscribe is asked at the subscription. The rule ends the
 * field's description, since introspection shows no directives.
 */
export function applyAccess(schema: GraphQLSchema): GraphQLSchema {
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
