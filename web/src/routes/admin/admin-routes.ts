import '../../shared/ui/admin-styles.ts';
import type { AdminRoute } from '../../shared/routing/admin-sections.ts';
import { campaign } from './boiskoprawdy/route.tsx';
import { editDropinfoFilter } from './dropinfo/edit/route.tsx';
import { dropinfoFilters } from './dropinfo/filter-list/route.tsx';
import { newDropinfoFilter } from './dropinfo/new-filter/route.tsx';
import { newPaymentsFile } from './files/new-payment-file/route.ts';
import { newXlsxFile } from './files/new-xslx-file/route.ts';
import { files } from './files/route.tsx';
import { leagues } from './leagues/all/route.tsx';
import { matchStats } from './leagues/match-stats/route.tsx';
import { payment } from './payments/payment/route.tsx';
import { payments } from './payments/route.tsx';
import { paymentStats } from './payments/stats/route.tsx';
import { plan } from './plans/plan/route.tsx';
import { plans } from './plans/route.tsx';
import { newPromoCode } from './promocodes/new/route.ts';
import { promoCodes } from './promocodes/route.tsx';
import { importTournaments } from './sofascore/category/route.tsx';
import { importCategories } from './sofascore/new/route.tsx';
import { importSeasons } from './sofascore/tournament/route.tsx';
import { tips } from './tips/all/route.tsx';
import { commissions } from './tips/commission/route.tsx';
import { commission } from './tips/commission/typer/route.tsx';
import { editTip } from './tips/edit/route.tsx';
import { newTip } from './tips/new/route.ts';
import { discordUsers } from './users/discord/route.tsx';
import { users } from './users/route.tsx';
import { user } from './users/user/route.tsx';

/**
 * The pages of the admin area below its first, in the order of its menus. The first page of a section without parameters
 * is where the section's menu leads; the first page of the area lists all that have none.
 */
export const adminRoutes: readonly AdminRoute[] = [
  users,
  discordUsers,
  user,
  payments,
  paymentStats,
  payment,
  promoCodes,
  newPromoCode,
  plans,
  plan,
  leagues,
  matchStats,
  importCategories,
  importTournaments,
  importSeasons,
  tips,
  newTip,
  editTip,
  commissions,
  commission,
  dropinfoFilters,
  newDropinfoFilter,
  editDropinfoFilter,
  files,
  newPaymentsFile,
  newXlsxFile,
  campaign,
];
