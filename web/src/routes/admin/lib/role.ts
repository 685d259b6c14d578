export type Role = 'USER' | 'TYPER' | 'ADMIN' | 'UNKNOWN';

export const assignableRoles = ['USER', 'TYPER', 'ADMIN'] as const;

export type AssignableRole = (typeof assignableRoles)[number];

/** Values added by a newer server become UNKNOWN. */
export const toRole = (value: string): Role => assignableRoles.find((role) => role === value) ?? 'UNKNOWN';
