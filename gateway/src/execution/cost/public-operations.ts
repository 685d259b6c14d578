import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { AnyEndpoint } from '../../domains/define-domain.ts';
import { isEverybodys } from '../upstream-cache.ts';
import type { MeasureCost } from './operation-cost.ts';

/** The part of a prepared operation that is looked at. */
interface Operation {
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
}

/** Tells whether an operation of a guest asks for nothing but what is everybody's, whatever its variables. */
export function createIsPublic(
  measure: MeasureCost,
  endpoints: readonly AnyEndpoint[],
): (operation: Operation) => boolean {
  const everybodys = new Set(
    endpoints.filter((endpoint) => isEverybodys(endpoint, false)).map(({ id }) => id),
  );
  const known = new WeakMap<OperationDefinitionNode, boolean>();
  return ({ document, definition }) => {
    const isPublic =
      known.get(definition) ??
      [...measure(document, definition, null).calls.keys()].every((id) => everybodys.has(id));
    known.set(definition, isPublic);
    return isPublic;
  };
}
