import type { ErrorCode } from '@tipgraph/client';

/** Address of the page of a provider's category. */
export const categoryAddress = (name: string, id: number) =>
  `/admin/sofascore/category/${encodeURIComponent(name)}/${id}`;

/** Address of the page of a provider's tournament. */
export const tournamentAddress = (name: string, id: number) =>
  `/admin/sofascore/tournament/${encodeURIComponent(name)}/${id}`;

const reasons = {
  PROVIDER_UNREACHABLE: 'admin.import.error.unreachable',
  PROVIDER_REFUSED: 'admin.import.error.refused',
  PROVIDER_RATE_LIMITED: 'admin.import.error.rateLimited',
  PROVIDER_UNREADABLE: 'admin.import.error.unreadable',
  NOT_FOUND: 'admin.import.error.unknown',
} as const;

/** Id of the text that says what an error of the data provider means and what helps; null for an error of another kind. */
export const errorReason = (code: ErrorCode) =>
  code in reasons ? reasons[code as keyof typeof reasons] : null;
