import { badUserInput, isForbidden, isUpstreamError } from '../kit/errors.ts';
import { fromGlobalId } from '../kit/global-id.ts';
import type { QueryResolvers } from './__generated__/resolver-types.ts';
import type { GraphContext } from './context.ts';
import type { DomainResolvers, NodeFinder } from './define-domain.ts';

/** The most ids of one `nodes`. */
const maxNodes = 100;

/** `node` and `nodes`, which find the objects of all domains by their types. */
export function createNodeResolvers(finders: Readonly<Record<string, NodeFinder>>): DomainResolvers {
  const finderOf = new Map(Object.entries(finders));

  /** The object of a global id; null when there is none or the caller may not see it. */
  async function find(globalId: string, context: GraphContext) {
    const ref = fromGlobalId(globalId);
    const finder = ref && finderOf.get(ref.type);
    if (ref === null || finder == null) return null;
    try {
      return await finder(ref, context);
    } catch (error) {
      if (isForbidden(error) || isUpstreamError(error, 'NOT_FOUND')) return null;
      throw error;
    }
  }

  const node: QueryResolvers['node'] = (_, { id }, context) => find(id, context);

  /** An object that fails leaves the others standing: its place is null, with an error. */
  const nodes: QueryResolvers['nodes'] = async (_, { ids }, context) => {
    if (ids.length > maxNodes) throw badUserInput(`nodes takes at most ${maxNodes} ids.`);
    const found = await Promise.allSettled(ids.map((id) => find(id, context)));
    return found.map((result) =>
      result.status === 'fulfilled' ? result.value : Promise.reject(result.reason),
    );
  };

  return { Query: { node, nodes } };
}
