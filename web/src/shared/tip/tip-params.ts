import { choiceField } from '../ui/address-fields.ts';

/** States of a tip that a list can be narrowed to, each with its word in addresses. */
export const tipStatuses = [
  { status: 'ACTIVE', word: 'active' },
  { status: 'SUCCESS', word: 'success' },
  { status: 'FAIL', word: 'fail' },
  { status: 'CANCEL', word: 'cancel' },
] as const;

/** A state that a list can be narrowed to. */
export type TipStatusChoice = (typeof tipStatuses)[number]['status'];

/** The state that an address names; null for none that there is. */
export function readTipStatus(word: string | null): TipStatusChoice | null {
  return tipStatuses.find((one) => one.word === word)?.status ?? null;
}

/** A state's word in addresses. */
export function tipStatusWord(status: TipStatusChoice): string {
  return tipStatuses.find((one) => one.status === status)?.word ?? '';
}

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

/** What tips can be sorted by: publishing, kick-off, odds, stake, expected value and profit. */
export const tipSorts = ['created', 'kickoff', 'odds', 'stake', 'ewk', 'units'] as const;

export type TipSort = (typeof tipSorts)[number];

/** A kind and a state in an address; null for all. */
export const tipChoiceFields = {
  kind: choiceField<TipKind, null>(
    'kind',
    tipKinds.map(({ type }) => type),
    null,
    tipKindWord,
  ),
  status: choiceField<TipStatusChoice, null>(
    'status',
    tipStatuses.map(({ status }) => status),
    null,
    tipStatusWord,
  ),
};
