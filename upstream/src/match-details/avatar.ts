/**
 * Address of a player's picture; null where none is configured and for a player whom the provider does not know.
 * @param template the address with `{id}` in the place of the provider's id
 */
export function avatarOf(template: string | null, providerId: number | null): string | null {
  return template === null || providerId === null ? null : template.replaceAll('{id}', String(providerId));
}
