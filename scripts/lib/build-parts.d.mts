/**
 * Builds the parts whose files changed since their last build; processes that want the same wait for each other.
 * Throws a `Trouble` when a build fails.
 */
export function buildParts(names?: readonly ('servers' | 'web')[]): Promise<void>;
