import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { ApiContext } from '../api-context.ts';
import type { Database, Queryable } from '../db/database.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { leagues, userLeagues } from '../db/tables.ts';
import { notFound } from '../http/http-error.ts';
import { toPln } from '../http/money.ts';
import { type Caller, earlierEnd, lockUser } from '../identity/caller.ts';
import { waitingPayments } from '../payment/payment-queries.ts';
import { hasFixedDates } from '../plan/plan.ts';
import { christmasSaleIsOn, daysToEnd, remainingValueOf } from '../purchase/price.ts';
import { unexpiredSubscriptions } from '../subscription/subscription-queries.ts';

/**
 * The caller as the API sends them, without password, tokens and lock; notes for admins only. Remaining days and value of
 * the subscription are as of `now`. Browsers need `push_public_key` to subscribe.
 */
export async function userJson(
  { db, push }: Pick<ApiContext, 'db' | 'push'>,
  caller: Caller,
  now: Date,
  { withNotes = caller.isAdmin }: { withNotes?: boolean } = {},
) {
  const { user, subscription } = caller;
  const leagues = await chosenLeagues(db, user.id);
  const unexpired = await unexpiredSubscriptions(db, user.id, now);
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
      goq_until: earlierEnd(subscription, 'goq'),
      discord: subscription.discord,
      discord_until: earlierEnd(subscription, 'discord'),
    },
    active_sub_rest_price: subscription && toPln(remainingValueOf(subscription, now)),
    active_sub_days_to_end: subscription && daysToEnd(subscription, now),
    upcoming_subs: unexpired
      .filter(({ subscription: { startsAt } }) => startsAt > now)
      .map(({ subscription: { startsAt, expiresAt }, plan }) => ({
        sub: plan.name,
        starts_at: startsAt,
        expires_at: expiresAt,
      })),
    waiting_payments: waiting,
    ...leagues,
    show_mevip_sub_info: unexpired.some(({ plan }) => hasFixedDates(plan)),
    limited_applied: unexpired.some(({ plan }) => plan.isLimited),
    can_use_december23_sale: christmasSaleIsOn,
    want_dropinfo_push: user.wantDropinfoPush,
    want_chatgpt_tips_push: user.wantChatgptTipsPush,
    want_default_tips_push: user.wantDefaultTipsPush,
    want_special_tips_push: user.wantSpecialTipsPush,
    push_public_key: push.publicKey,
  };
}

const chosenLeaguesQuery = prepareOnce('chosen_leagues', (db, name) =>
  db
    .select({ id: userLeagues.leagueId, favourite: userLeagues.favourite })
    .from(userLeagues)
    .where(eq(userLeagues.userId, sql.placeholder('userId')))
    .orderBy(asc(userLeagues.leagueId))
    .prepare(name),
);

async function chosenLeagues(db: Queryable, userId: number) {
  const chosen = await chosenLeaguesQuery(db).execute({ userId });
  return {
    favourite_leagues: chosen.filter(({ favourite }) => favourite).map(({ id }) => id),
    active_leagues: chosen.map(({ id }) => id),
  };
}

/**
 * Toggles a league as favourite or active for a user. A new favourite becomes active too; a former favourite stays active;
 * a deactivated league is not a favourite any more.
 * @returns the user's favourite and active leagues
 * @throws HttpError 404 for an unknown league
 */
export function toggleLeague(
  db: Database,
  { userId, leagueId }: { userId: number; leagueId: number },
  choice: 'favourite' | 'active',
) {
  return db.transaction(async (tx) => {
    // Serializes concurrent toggles, so that two of them change nothing.
    await lockUser(tx, userId);
    if ((await tx.$count(leagues, eq(leagues.id, leagueId))) === 0) throw notFound();
    const chosen = and(eq(userLeagues.userId, userId), eq(userLeagues.leagueId, leagueId));
    const existing =
      choice === 'favourite'
        ? await tx
            .update(userLeagues)
            .set({ favourite: not(userLeagues.favourite) })
            .where(chosen)
            .returning()
        : await tx.delete(userLeagues).where(chosen).returning();
    if (existing.length === 0) {
      await tx.insert(userLeagues).values({ userId, leagueId, favourite: choice === 'favourite' });
    }
    return chosenLeagues(tx, userId);
  });
}
