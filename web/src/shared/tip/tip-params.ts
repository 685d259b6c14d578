import { choiceField } from '../ui/address-fields.ts';

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

/** The GraphQL enum values of the sort keys by their names in the URL. */
export const tipSorts = {
  created: 'CREATED_AT',
  kickoff: 'KICK_OFF',
  odds: 'ODDS',
  stake: 'STAKE',
  ewk: 'EXPECTED_VALUE',
  units: 'PROFIT_UNITS',
} as const;

export type TipSort = keyof typeof tipSorts;

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
