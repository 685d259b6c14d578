import { en as payment } from '../../screens/admin/admin-payment/messages.en.ts';
import { en as campaign } from '../../screens/admin/campaign/messages.en.ts';
import { en as commission } from '../../screens/admin/commission/messages.en.ts';
import { en as commissions } from '../../screens/admin/commissions/messages.en.ts';
import { en as discordUsers } from '../../screens/admin/discord-users/messages.en.ts';
import { en as dropinfoFilter } from '../../screens/admin/dropinfo-filter/messages.en.ts';
import { en as dropinfoFilters } from '../../screens/admin/dropinfo-filters/messages.en.ts';
import { en as files } from '../../screens/admin/files/messages.en.ts';
import { en as leagues } from '../../screens/admin/leagues/messages.en.ts';
import { en as matchStats } from '../../screens/admin/match-stats/messages.en.ts';
import { en as newFile } from '../../screens/admin/new-file/messages.en.ts';
import { en as newPromoCode } from '../../screens/admin/new-promo-code/messages.en.ts';
import { en as paymentStats } from '../../screens/admin/payment-stats/messages.en.ts';
import { en as payments } from '../../screens/admin/payments/messages.en.ts';
import { en as plan } from '../../screens/admin/plan/messages.en.ts';
import { en as plans } from '../../screens/admin/plans/messages.en.ts';
import { en as promoCodes } from '../../screens/admin/promo-codes/messages.en.ts';
import { en as sofascore } from '../../screens/admin/sofascore/messages.en.ts';
import { en as tipForm } from '../../screens/admin/tip-form/messages.en.ts';
import { en as tips } from '../../screens/admin/tips/messages.en.ts';
import { en as user } from '../../screens/admin/user/messages.en.ts';
import { en as users } from '../../screens/admin/users/messages.en.ts';
import { en as frame } from '../admin/messages.en.ts';
import type { pl } from './admin.pl.ts';

/** The English texts of the admin area, by the same ids as the Polish ones. */
export const en: Record<keyof typeof pl, string> = {
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
};
