import type { ApiContext } from '../api-context.ts';
import { toPln } from '../http/money.ts';
import type { Caller } from '../identity/caller.ts';
import { waitingPayments } from '../payment/payment-queries.ts';
import { christmasSaleIsOn } from '../purchase/price.ts';
import { daysToEnd, remainingValueOf } from '../purchase/remaining-value.ts';
import { upcomingSubscriptions } from '../subscription/subscription-queries.ts';
import { chosenLeagues } from './toggle-league.ts';

/**
 * A user as the API sends the caller's own: never the password, tokens or lock; notes for admins only. What is left
 * of the subscription and what that is worth is as of `now`. `push_public_key` is what browsers subscribe to.
 */
export async function userJson(
  { db, push }: Pick<ApiContext, 'db' | 'push'>,
  caller: Caller,
  now: Date,
  { withNotes = caller.isAdmin }: { withNotes?: boolean } = {},
) {
  const { user, subscription } = caller;
  const leagues = await chosenLeagues(db, user.id);
  const upcoming = await upcomingSubscriptions(db, user.id, now);
  const waiting = await waitingPayments(db, user.id, now);
  return {
    id: user.id,
    email: user.email,
    uid: user.uid,
    first_name: user.firstName,
    last_name: user.lastName,
    discord: user.discord,
    ...(withNotes && { notes: user.notes }),
    permission: [...caller.permissions],
    is_admin: caller.isAdmin,
    is_typer: caller.isTyper,
    active_sub: subscription && {
      sub: subscription.plan,
      expires_at: subscription.expiresAt,
      goq: subscription.goq,
      discord: subscription.discord,
    },
    active_sub_rest_price: subscription && toPln(remainingValueOf(subscription, now)),
    active_sub_days_to_end: subscription && daysToEnd(subscription, now),
    upcoming_subs: upcoming,
    waiting_payments: waiting,
    ...leagues,
    show_mevip_sub_info: user.showMeVipSubInfo,
    limited_applied: user.limitedApplied,
    can_use_december23_sale: christmasSaleIsOn,
    want_dropinfo_push: user.wantDropinfoPush,
    want_chatgpt_tips_push: user.wantChatgptTipsPush,
    want_default_tips_push: user.wantDefaultTipsPush,
    want_special_tips_push: user.wantSpecialTipsPush,
    push_public_key: push.publicKey,
  };
}
