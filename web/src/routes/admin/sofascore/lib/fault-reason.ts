import type { ErrorCode } from '@tipgraph/client';

const reasons = {
  PROVIDER_UNREACHABLE: 'admin.import.fault.unreachable',
  PROVIDER_REFUSED: 'admin.import.fault.refused',
  PROVIDER_RATE_LIMITED: 'admin.import.fault.rateLimited',
  PROVIDER_UNREADABLE: 'admin.import.fault.unreadable',
  NOT_FOUND: 'admin.import.fault.unknown',
} as const;

/** Id of the text that says what a fault of the data provider means and what helps; null for a fault of another kind. */
export const faultReason = (code: ErrorCode) =>
  code in reasons ? reasons[code as keyof typeof reasons] : null;
