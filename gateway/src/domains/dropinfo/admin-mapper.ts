import { toGlobalId } from '../../kit/global-id.ts';
import type { AdminDropinfoFilter } from '../__generated__/schema.ts';
import type { DropinfoFilterWire } from './endpoints.ts';

/** A filter of the wire with what is for admins. */
export const toAdminDropinfoFilter = (wire: DropinfoFilterWire): AdminDropinfoFilter => ({
  __typename: 'AdminDropinfoFilter',
  id: toGlobalId('AdminDropinfoFilter', wire.id),
  filterId: wire.id,
  name: wire.name,
  nameEn: wire.name_en?.trim() || null,
  sportIds: wire.sport_ids ?? null,
  leagueIds: wire.league_ids ?? null,
  version: wire.version ?? null,
});
