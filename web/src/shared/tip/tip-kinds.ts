/** Kinds of tips, the permission and the notifications that each has, and its word in addresses. */
export const tipKinds = [
  { type: 'SPECIAL', permission: 'SPECIAL_TIPS', word: 'special' },
  { type: 'DEFAULT', permission: 'DEFAULT_TIPS', word: 'default' },
  { type: 'AI', permission: 'AI_TIPS', word: 'chatgpt' },
] as const;

/** A kind of tip. */
export type TipKind = (typeof tipKinds)[number]['type'];

/** The kind that an address names; null for none that there is. */
export function readTipKind(word: string | null): TipKind | null {
  return tipKinds.find((kind) => kind.word === word)?.type ?? null;
}

/** A kind's word in addresses. */
export function tipKindWord(type: TipKind): string {
  return tipKinds.find((kind) => kind.type === type)?.word ?? '';
}
