import type { planScreenQuery } from '../../../../../__generated__/planScreenQuery.graphql.ts';

/** Ids are 32-bit in the graph; what can be none asks for a plan that nobody has. */
export function planVariables(id: string | undefined): planScreenQuery['variables'] {
  return { planId: /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : 0 };
}
