import type { ErrorCode } from '@tipgraph/client';

export const categoryPath = (name: string, id: number) =>
  `/admin/sofascore/category/${encodeURIComponent(name)}/${id}`;

export const tournamentPath = (name: string, id: number) =>
  `/admin/sofascore/tournament/${encodeURIComponent(name)}/${id}`;

const reasons = {
  PROVIDER_UNREACHABLE: 'admin.import.error.unreachable',
  PROVIDER_REFUSED: 'admin.import.error.refused',
  PROVIDER_RATE_LIMITED: 'admin.import.error.rateLimited',
  PROVIDER_UNREADABLE: 'admin.import.error.unreadable',
  NOT_FOUND: 'admin.import.error.unknown',
} as const;

/** Message id for a provider error; null for other errors. */
export const providerErrorMessage = (code: ErrorCode) =>
  code in reasons ? reasons[code as keyof typeof reasons] : null;
