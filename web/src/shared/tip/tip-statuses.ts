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
