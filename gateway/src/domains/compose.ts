import { badUserInput, isForbidden, isUpstreamError } from '../kit/errors.ts';
import { fromGlobalId } from '../kit/global-id.ts';
import type { QueryResolvers } from './__generated__/resolver-types.ts';
import type { GraphContext } from './context.ts';
import type { Domain, DomainResolvers } from './define-domain.ts';
import { isPersonalSource } from './live-source.ts';
import { lazyLoaders } from './loaders.ts';

/** @throws Error when two domains define the same node type, loader or live kind */
export function composeDomains(domains: readonly Domain[]) {
  const sources = domains.flatMap(({ live }) => live ?? []);
  assertUnique(sources.map(({ kind }) => kind));
  const loaders = domains.map((domain) => domain.loaders);
  assertUnique(domains.flatMap(({ nodes, nodesByUid }) => Object.keys({ ...nodes, ...nodesByUid })));
  assertUnique(loaders.flatMap(Object.keys));
  return {
    endpoints: domains.flatMap(({ endpoints }) => endpoints),
    resolvers: [...domains.flatMap(({ resolvers }) => resolvers), createNodeResolvers(domains)],
    liveSources: sources.flatMap((source) => (isPersonalSource(source) ? [] : source)),
    personalSources: sources.filter(isPersonalSource),
    createLoaders: lazyLoaders(Object.assign({}, ...loaders)),
  };
}

function assertUnique(names: readonly string[]): void {
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined) throw new Error(`Two domains define ${duplicate}.`);
}

const maxNodes = 100;

function createNodeResolvers(domains: readonly Domain[]): DomainResolvers {
  const finders = new Map(domains.flatMap(({ nodes }) => Object.entries(nodes)));
  const findersByUid = new Map(domains.flatMap(({ nodesByUid }) => Object.entries(nodesByUid)));

  /**
   * Null when there is no such object or the caller may not see it.
   * @throws GraphQLError BAD_USER_INPUT for what is not the id of a Node
   */
  async function find(globalId: string, context: GraphContext) {
    const ref = fromGlobalId(globalId);
    const type = ref?.type ?? '';
    const [finder, finderByUid] = [finders.get(type), findersByUid.get(type)];
    try {
      if (ref?.id !== undefined && finder) return await finder(ref.id, context);
      if (ref?.uid !== undefined && finderByUid) return await finderByUid(ref.uid, context);
    } catch (error) {
      if (isForbidden(error) || isUpstreamError(error, 'NOT_FOUND')) return null;
      throw error;
    }
    throw badUserInput('This is not the id of a Node.');
  }

  const node: QueryResolvers['node'] = (_, { id }, context) => find(id, context);

  /** A failed object is null with an error; the others are returned. */
  const nodes: QueryResolvers['nodes'] = async (_, { ids }, context) => {
    if (ids.length > maxNodes) throw badUserInput(`nodes takes at most ${maxNodes} ids.`);
    const found = await Promise.allSettled(ids.map((id) => find(id, context)));
    return found.map((result) =>
      result.status === 'fulfilled' ? result.value : Promise.reject(result.reason),
    );
  };

  return { Query: { node, nodes } };
}
