import { choiceField } from '../ui/address-fields.ts';

/** Statuses to filter by. */
export const tipStatuses = ['ACTIVE', 'SUCCESS', 'FAIL', 'CANCEL'] as const;

export type TipStatusChoice = (typeof tipStatuses)[number];

/** Kinds of tips with their permissions. */
export const tipKinds = [
  { type: 'SPECIAL', permission: 'SPECIAL_TIPS' },
  { type: 'DEFAULT', permission: 'DEFAULT_TIPS' },
  { type: 'AI', permission: 'AI_TIPS' },
] as const;

export type TipKind = (typeof tipKinds)[number]['type'];

/** The kinds' names in addresses. */
export const tipKindWords = { SPECIAL: 'special', DEFAULT: 'default', AI: 'chatgpt' } as const;

/** Sort keys. `ewk` is the expected value, `units` the profit. */
export const tipSorts = ['created', 'kickoff', 'odds', 'stake', 'ewk', 'units'] as const;

export type TipSort = (typeof tipSorts)[number];

/** Filters in an address; null for all. */
export const tipChoiceFields = {
  kind: choiceField<TipKind, null>(
    'kind',
    tipKinds.map(({ type }) => type),
    null,
    (kind) => tipKindWords[kind],
  ),
  status: choiceField<TipStatusChoice, null>('status', tipStatuses, null),
};
