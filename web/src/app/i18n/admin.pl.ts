import { pl as payment } from '../../screens/admin/admin-payment/messages.pl.ts';
import { pl as campaign } from '../../screens/admin/campaign/messages.pl.ts';
import { pl as commission } from '../../screens/admin/commission/messages.pl.ts';
import { pl as commissions } from '../../screens/admin/commissions/messages.pl.ts';
import { pl as discordUsers } from '../../screens/admin/discord-users/messages.pl.ts';
import { pl as dropinfoFilter } from '../../screens/admin/dropinfo-filter/messages.pl.ts';
import { pl as dropinfoFilters } from '../../screens/admin/dropinfo-filters/messages.pl.ts';
import { pl as files } from '../../screens/admin/files/messages.pl.ts';
import { pl as leagues } from '../../screens/admin/leagues/messages.pl.ts';
import { pl as matchStats } from '../../screens/admin/match-stats/messages.pl.ts';
import { pl as newFile } from '../../screens/admin/new-file/messages.pl.ts';
import { pl as newPromoCode } from '../../screens/admin/new-promo-code/messages.pl.ts';
import { pl as paymentStats } from '../../screens/admin/payment-stats/messages.pl.ts';
import { pl as payments } from '../../screens/admin/payments/messages.pl.ts';
import { pl as plan } from '../../screens/admin/plan/messages.pl.ts';
import { pl as plans } from '../../screens/admin/plans/messages.pl.ts';
import { pl as promoCodes } from '../../screens/admin/promo-codes/messages.pl.ts';
import { pl as sofascore } from '../../screens/admin/sofascore/messages.pl.ts';
import { pl as tipForm } from '../../screens/admin/tip-form/messages.pl.ts';
import { pl as tips } from '../../screens/admin/tips/messages.pl.ts';
import { pl as user } from '../../screens/admin/user/messages.pl.ts';
import { pl as users } from '../../screens/admin/users/messages.pl.ts';
import { pl as frame } from '../admin/messages.pl.ts';

/** The Polish texts of the admin area, which only those who may open it fetch. */
export const pl = {
  ...frame,
  ...payment,
  ...newPromoCode,
  ...paymentStats,
  ...payments,
  ...plan,
  ...plans,
  ...promoCodes,
  ...users,
  ...user,
  ...discordUsers,
  ...campaign,
  ...leagues,
  ...matchStats,
  ...sofascore,
  ...tips,
  ...tipForm,
  ...commissions,
  ...commission,
  ...dropinfoFilter,
  ...dropinfoFilters,
  ...files,
  ...newFile,
} as const;
