import type { TipChoice } from '../../../../shared/tip/tip-choices.tsx';
import { readTipKind, tipKindWord } from '../../../../shared/tip/tip-kinds.ts';
import { readTipStatus, tipStatusWord } from '../../../../shared/tip/tip-statuses.ts';

/** Nothing narrowed. */
export const anyTip: TipChoice = { kind: null, status: null };

/** Reads kind and status from an address's search parameters; what there is not counts as not given. */
export function readTipsAddress(params: URLSearchParams): TipChoice {
  return { kind: readTipKind(params.get('kind')), status: readTipStatus(params.get('status')) };
}

/** The search parameters of an address with this choice. */
export function writeTipsAddress({ kind, status }: TipChoice): URLSearchParams {
  const params = new URLSearchParams();
  if (kind !== null) params.set('kind', tipKindWord(kind));
  if (status !== null) params.set('status', tipStatusWord(status));
  return params;
}
