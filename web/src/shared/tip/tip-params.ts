import { choiceField } from '../ui/address-fields.ts';

/** States of a tip that a list can be narrowed to. */
export const tipStatuses = ['ACTIVE', 'SUCCESS', 'FAIL', 'CANCEL'] as const;

/** A state that a list can be narrowed to. */
export type TipStatusChoice = (typeof tipStatuses)[number];

/** Kinds of tips, the permission and the notifications that each has. */
export const tipKinds = [
  { type: 'SPECIAL', permission: 'SPECIAL_TIPS' },
  { type: 'DEFAULT', permission: 'DEFAULT_TIPS' },
  { type: 'AI', permission: 'AI_TIPS' },
] as const;

/** A kind of tip. */
export type TipKind = (typeof tipKinds)[number]['type'];

/** Each kind's word in addresses. */
export const tipKindWords = { SPECIAL: 'special', DEFAULT: 'default', AI: 'chatgpt' } as const;

/** What tips can be sorted by: publishing, kick-off, odds, stake, expected value and profit. */
export const tipSorts = ['created', 'kickoff', 'odds', 'stake', 'ewk', 'units'] as const;

export type TipSort = (typeof tipSorts)[number];

/** A kind and a state in an address; null for all. */
export const tipChoiceFields = {
  kind: choiceField<TipKind, null>(
    'kind',
    tipKinds.map(({ type }) => type),
    null,
    (kind) => tipKindWords[kind],
  ),
  status: choiceField<TipStatusChoice, null>('status', tipStatuses, null),
};
