import content from '../../../content/en/home.json';
import seo from '../../../content/en/seo.json';
import { en as autofilters } from '../../screens/member/autofilters/messages.en.ts';
import { en as dashboard } from '../../screens/member/dashboard/messages.en.ts';
import { en as dropinfo } from '../../screens/member/dropinfo/messages.en.ts';
import { en as forcedDiscord } from '../../screens/member/forced-discord/messages.en.ts';
import { en as league } from '../../screens/member/league/messages.en.ts';
import { en as leagues } from '../../screens/member/leagues/messages.en.ts';
import { en as match } from '../../screens/member/match/messages.en.ts';
import { en as profile } from '../../screens/member/profile/messages.en.ts';
import { en as quality } from '../../screens/member/quality-value/messages.en.ts';
import { en as singlePayment } from '../../screens/member/single-payment/messages.en.ts';
import { en as team } from '../../screens/member/team/messages.en.ts';
import { en as tips } from '../../screens/member/tips/messages.en.ts';
import { en as cart } from '../../screens/public/cart/messages.en.ts';
import { en as error } from '../../screens/public/error/messages.en.ts';
import { en as home } from '../../screens/public/home/messages.en.ts';
import { en as technicalBreak } from '../../screens/public/home/technical-break/messages.en.ts';
import { en as login } from '../../screens/public/login/messages.en.ts';
import { en as newPassword } from '../../screens/public/new-password/messages.en.ts';
import { en as notFound } from '../../screens/public/not-found/messages.en.ts';
import { en as effectiveness } from '../../screens/public/our-effectiveness/messages.en.ts';
import { en as payment } from '../../screens/public/payment/messages.en.ts';
import { en as registration } from '../../screens/public/registration/messages.en.ts';
import { en as resetPassword } from '../../screens/public/reset-password/messages.en.ts';
import { en as football } from '../../shared/football/messages.en.ts';
import { en as forms } from '../../shared/forms/messages.en.ts';
import { en as faults } from '../../shared/i18n/messages.en.ts';
import { en as leagueWords } from '../../shared/league/messages.en.ts';
import { en as paymentWords } from '../../shared/payment/messages.en.ts';
import { en as push } from '../../shared/push/messages.en.ts';
import { en as tipWords } from '../../shared/tip/messages.en.ts';
import { en as datePicker } from '../../shared/ui/date-picker/messages.en.ts';
import { en as innerUi } from '../../shared/ui/inner-messages.en.ts';
import { en as ui } from '../../shared/ui/messages.en.ts';
import { en as innerApp } from '../inner-messages.en.ts';
import { en as app } from '../messages.en.ts';

/** Every text of the app in English, by id. */
export const en = {
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
};
