import type { AnyEndpoint } from '../../domains/define-domain.ts';
import type { FieldCall, FieldName, FieldUse, NodeCall } from '../../kit/field-use.ts';
import { groupBy } from '../../kit/group-by.ts';

interface UseOf<Use> {
  readonly endpoint: AnyEndpoint;
  readonly use: Use;
}

const isNodeCall = (use: FieldUse): use is NodeCall => typeof use === 'object' && 'finds' in use;

/** A `FieldCall` for a use that may be a field name alone. */
export const withTerms = (use: Exclude<FieldUse, NodeCall>): FieldCall =>
  typeof use === 'string' ? { field: use } : use;

const costOf = (uses: readonly UseOf<unknown>[]): number =>
  uses.reduce((sum, { endpoint }) => sum + endpoint.cost, 0);

export type FieldUses = ReturnType<typeof indexUses>;

export function indexUses(endpoints: readonly AnyEndpoint[]) {
  const all = endpoints.flatMap((endpoint) => endpoint.fields.map((use) => ({ endpoint, use })));
  const ofFields = all.flatMap(({ endpoint, use }) =>
    isNodeCall(use) ? [] : [{ endpoint, use: withTerms(use) }],
  );
  const ofNodes = all.flatMap(({ endpoint, use }) => (isNodeCall(use) ? [{ endpoint, use }] : []));
  const byField = groupBy(ofFields, ({ use }) => use.field);
  const byType = groupBy(ofNodes, ({ use }) => use.finds);
  const mostExpensive = [...byType.values()].toSorted((a, b) => costOf(b) - costOf(a))[0] ?? [];
  return {
    of: (field: FieldName): readonly UseOf<FieldCall>[] => byField.get(field) ?? [],
    /** The calls that find an object of a type by its global id; for null those of the most expensive type. */
    find: (type: string | null): readonly UseOf<NodeCall>[] =>
      type === null ? mostExpensive : (byType.get(type) ?? []),
  };
}
