import { Kind, type SelectionSetNode } from 'graphql';
import type { Fragments } from './max-repeats.ts';

/** The name of a fragment that spreads itself, directly or through others; null when there is none. */
export function findFragmentCycle(fragments: Fragments): string | null {
  const open = new Set<string>();
  const done = new Set<string>();

  function cycleFrom(name: string): string | null {
    if (done.has(name)) return null;
    if (open.has(name)) return name;
    open.add(name);
    const found = cycleIn(fragments.get(name)?.selectionSet);
    open.delete(name);
    done.add(name);
    return found;
  }

  function cycleIn(set: SelectionSetNode | undefined): string | null {
    for (const node of set?.selections ?? []) {
      const found =
        node.kind === Kind.FRAGMENT_SPREAD ? cycleFrom(node.name.value) : cycleIn(node.selectionSet);
      if (found !== null) return found;
    }
    return null;
  }

  for (const name of fragments.keys()) {
    const found = cycleFrom(name);
    if (found !== null) return found;
  }
  return null;
}
