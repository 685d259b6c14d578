import type { AnyEndpoint, Domain, DomainResolvers } from './define-domain.ts';
import { isPersonalSource, type LiveSource, type PersonalSource } from './live-source.ts';
import { type CreateLoaders, lazyLoaders } from './loaders.ts';
import { createNodeResolvers } from './node-resolvers.ts';

/** What the gateway takes from its domains. */
export interface Composition {
  readonly endpoints: readonly AnyEndpoint[];
  readonly resolvers: readonly DomainResolvers[];
  readonly liveSources: readonly LiveSource[];
  readonly personalSources: readonly PersonalSource[];
  readonly createLoaders: CreateLoaders;
}

/** Puts domains together. @throws Error when two of them find one type, read under one name, or show one kind live */
export function composeDomains(domains: readonly Domain[]): Composition {
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
