import { expect, test } from 'vitest';
import { setUpApp } from '../testing/set-up-app.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { signInWith } from '../testing/sign-in-with.ts';
import { TestClient } from '../testing/test-client.ts';

const { database, app } = await setUpApp({ rotateTokens: false });

const guest = async () => {
  const client = new TestClient(app.server);
  await client.get('/plans.json');
  return client;
};
const signedIn = async (role: 'user' | 'typer') => (await signInAs(database.db, app, role)).browser;
const permissions = ['adminpanel', 'stats', 'dropinfo', 'dropinfo_filters', 'tips', 'default_tips'];
const subscriber = async () => (await signInWith(database.db, app, permissions)).browser;

const routes = [
  ['get', '/admin_figures.json'],
  ['get', '/users.json'],
  ['get', '/users/1.json'],
  ['get', '/users/1/user_logs.json'],
  ['get', '/users/1/user_devices.json'],
  ['put', '/users/1/set_role.json'],
  ['put', '/users/1/set_locked.json'],
  ['post', '/subscriptions/create_user_subscription.json'],
  ['post', '/subscriptions/update_user_subscription.json'],
  ['get', '/subscriptions/discord_list.json'],
  ['get', '/get_boisko_prawdy.json'],
  ['get', '/payments.json'],
  ['get', '/payments/stats.json'],
  ['put', '/payments/1/cancel.json'],
  ['put', '/payments/1/admin_pay_payment.json'],
  ['get', '/plans.json?admin_list=true'],
  ['get', '/plans/1.json'],
  ['put', '/plans/1.json'],
  ['get', '/promocodes.json'],
  ['post', '/promocodes.json'],
  ['put', '/promocodes/1/disable.json'],
  ['get', '/files.json'],
  ['post', '/files/create_payments.json'],
  ['post', '/files/create_xlsx.json'],
  ['post', '/files/destroy_file.json'],
  ['get', '/dropinfos/1/filter.json'],
  ['get', '/dropinfos/filter_sports.json'],
  ['get', '/dropinfos/filter_leagues.json'],
  ['post', '/dropinfos/save_filter.json'],
  ['put', '/dropinfos/1/edit_filter.json'],
  ['put', '/dropinfos/1/move_up.json'],
  ['put', '/dropinfos/1/move_down.json'],
  ['get', '/leagues/no_stats_matches.json'],
  ['put', '/leagues/1/toggle_editable.json'],
  ['put', '/matches/1/edit_match_stats.json'],
  ['post', '/matches/set_match_referee_name.json'],
  ['get', '/sofascore/get_categories.json'],
  ['get', '/sofascore/32/get_tournaments.json'],
  ['get', '/sofascore/8/get_seasons.json'],
  ['post', '/sofascore/activate_tournament.json'],
  ['put', '/tips/1/set_success.json'],
  ['put', '/tips/1/set_fail.json'],
  ['put', '/tips/1/set_cancel.json'],
  ['get', '/typer_commissions.json'],
  ['get', '/typer_commissions/1.json'],
] as const;

test.each([
  ['a guest', guest, 401],
  ['a user', () => signedIn('user'), 403],
  ['a subscriber with all permissions', subscriber, 403],
  ['a typer', () => signedIn('typer'), 403],
] as const)('routes for admins reject %s', async (_, open, status) => {
  const client = await open();
  for (const [method, path] of routes) {
    expect((await client[method](path)).statusCode, `${method} ${path}`).toBe(status);
  }
});
