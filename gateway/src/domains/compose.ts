import { badUserInput, isForbidden, isUpstreamError } from '../kit/errors.ts';
import { fromGlobalId } from '../kit/global-id.ts';
import type { QueryResolvers } from './__generated__/resolver-types.ts';
import type { GraphContext } from './context.ts';
import type { Domain, DomainResolvers, NodeFinder } from './define-domain.ts';
import { isPersonalSource } from './live-source.ts';
import { lazyLoaders } from './loaders.ts';

export type Composition = ReturnType<typeof composeDomains>;

/** Puts domains together. @throws Error when two of them find one type, read under one name, or show one kind live */
export function composeDomains(domains: readonly Domain[]) {
  const sources = domains.flatMap(({ live }) => live ?? []);
  requireOnce(sources.map(({ kind }) => kind));
  const nodes = domains.map((domain) => domain.nodes);
  const loaders = domains.map((domain) => domain.loaders);
  requireOnce(nodes.flatMap(Object.keys));
  requireOnce(loaders.flatMap(Object.keys));
  return {
    endpoints: domains.flatMap(({ endpoints }) => endpoints),
    resolvers: [
      ...domains.flatMap(({ resolvers }) => resolvers),
      createNodeResolvers(Object.assign({}, ...nodes)),
    ],
    liveSources: sources.flatMap((source) => (isPersonalSource(source) ? [] : source)),
    personalSources: sources.filter(isPersonalSource),
    createLoaders: lazyLoaders(Object.assign({}, ...loaders)),
  };
}

function requireOnce(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two domains have ${twice}.`);
}

/** The most ids of one `nodes`. */
const maxNodes = 100;

/** `node` and `nodes`, which find the objects of all domains by their types. */
function createNodeResolvers(finders: Readonly<Record<string, NodeFinder>>): DomainResolvers {
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
