import content from '../../../content/pl/home.json';
import seo from '../../../content/pl/seo.json';
import { pl as autofilters } from '../../screens/member/autofilters/messages.pl.ts';
import { pl as dashboard } from '../../screens/member/dashboard/messages.pl.ts';
import { pl as dropinfo } from '../../screens/member/dropinfo/messages.pl.ts';
import { pl as forcedDiscord } from '../../screens/member/forced-discord/messages.pl.ts';
import { pl as league } from '../../screens/member/league/messages.pl.ts';
import { pl as leagues } from '../../screens/member/leagues/messages.pl.ts';
import { pl as match } from '../../screens/member/match/messages.pl.ts';
import { pl as profile } from '../../screens/member/profile/messages.pl.ts';
import { pl as quality } from '../../screens/member/quality-value/messages.pl.ts';
import { pl as singlePayment } from '../../screens/member/single-payment/messages.pl.ts';
import { pl as team } from '../../screens/member/team/messages.pl.ts';
import { pl as tips } from '../../screens/member/tips/messages.pl.ts';
import { pl as cart } from '../../screens/public/cart/messages.pl.ts';
import { pl as error } from '../../screens/public/error/messages.pl.ts';
import { pl as home } from '../../screens/public/home/messages.pl.ts';
import { pl as technicalBreak } from '../../screens/public/home/technical-break/messages.pl.ts';
import { pl as login } from '../../screens/public/login/messages.pl.ts';
import { pl as newPassword } from '../../screens/public/new-password/messages.pl.ts';
import { pl as notFound } from '../../screens/public/not-found/messages.pl.ts';
import { pl as effectiveness } from '../../screens/public/our-effectiveness/messages.pl.ts';
import { pl as payment } from '../../screens/public/payment/messages.pl.ts';
import { pl as registration } from '../../screens/public/registration/messages.pl.ts';
import { pl as resetPassword } from '../../screens/public/reset-password/messages.pl.ts';
import { pl as football } from '../../shared/football/messages.pl.ts';
import { pl as forms } from '../../shared/forms/messages.pl.ts';
import { pl as faults } from '../../shared/i18n/messages.pl.ts';
import { pl as leagueWords } from '../../shared/league/messages.pl.ts';
import { pl as paymentWords } from '../../shared/payment/messages.pl.ts';
import { pl as push } from '../../shared/push/messages.pl.ts';
import { pl as tipWords } from '../../shared/tip/messages.pl.ts';
import { pl as datePicker } from '../../shared/ui/date-picker/messages.pl.ts';
import { pl as innerUi } from '../../shared/ui/inner-messages.pl.ts';
import { pl as ui } from '../../shared/ui/messages.pl.ts';
import { pl as innerApp } from '../inner-messages.pl.ts';
import { pl as app } from '../messages.pl.ts';

/** Every text of the app in Polish, by id. */
export const pl = {
  ...app,
  ...autofilters,
  ...cart,
  ...content,
  ...dashboard,
  ...datePicker,
  ...dropinfo,
  ...faults,
  ...football,
  ...forcedDiscord,
  ...forms,
  ...effectiveness,
  ...error,
  ...home,
  ...innerApp,
  ...innerUi,
  ...league,
  ...leagues,
  ...leagueWords,
  ...login,
  ...match,
  ...notFound,
  ...newPassword,
  ...payment,
  ...paymentWords,
  ...profile,
  ...push,
  ...quality,
  ...registration,
  ...resetPassword,
  ...singlePayment,
  ...seo,
  ...technicalBreak,
  ...team,
  ...tips,
  ...tipWords,
  ...ui,
} as const;
