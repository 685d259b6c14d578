/** What a person is to the service, by the graph's words. */
export type Role = 'USER' | 'TYPER' | 'ADMIN' | 'UNKNOWN';

/** The roles that can be given. */
export const assignableRoles = ['USER', 'TYPER', 'ADMIN'] as const;

/** A role that can be given. */
export type AssignableRole = (typeof assignableRoles)[number];

/** A word of the graph as a role; one that this version does not know is unknown. */
export const toRole = (word: string): Role => assignableRoles.find((role) => role === word) ?? 'UNKNOWN';
