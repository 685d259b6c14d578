/** A call of the upstream that the gateway makes: its name in the catalogue, method and path below the base. */
export interface CatalogueRow {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: RegExp;
}

/** Every call that the gateway makes; the contract test drives each of them and refuses one that is not here. */
export const catalogueRows = {
  'auth.signIn': { method: 'POST', path: /^\/auth\/sign_in\.json$/ },
  'auth.signOut': { method: 'DELETE', path: /^\/auth\/sign_out\.json$/ },
  'auth.validateToken': { method: 'GET', path: /^\/auth\/validate_token\.json$/ },
  'auth.register': { method: 'POST', path: /^\/auth\.json$/ },
  'auth.update': { method: 'PUT', path: /^\/auth\.json$/ },
  'auth.password.request': { method: 'POST', path: /^\/auth\/password\.json$/ },
  'auth.password.reset': { method: 'PUT', path: /^\/auth\/password\.json$/ },
  'promocode.redeem': { method: 'GET', path: /^\/promocodes\/[^/]+\/redeem\.json$/ },
  'subscription.order': { method: 'POST', path: /^\/subscriptions\.json$/ },
  'payment.get': { method: 'GET', path: /^\/payments\/(?!user_index)[^/]+\.json$/ },
  'payment.userIndex': { method: 'GET', path: /^\/payments\/user_index\.json$/ },
  'boisko.act': { method: 'GET', path: /^\/boisko_prawdy\.json$/ },
  effectiveness: { method: 'GET', path: /^\/effectivness\.json$/ },
  'plan.list': { method: 'GET', path: /^\/plans\.json$/ },
  'user.dashboard': { method: 'GET', path: /^\/users\/dashboard\.json$/ },
  'dropinfo.list': { method: 'GET', path: /^\/dropinfos\.json$/ },
  'dropinfo.filters': { method: 'GET', path: /^\/dropinfos\/filters\.json$/ },
  'tip.list': { method: 'GET', path: /^\/tips\.json$/ },
  'tip.get': { method: 'GET', path: /^\/tips\/(?!goq\.)[^/]+\.json$/ },
  'tip.goq': { method: 'GET', path: /^\/tips\/goq\.json$/ },
  'user.updateData': { method: 'PUT', path: /^\/users\/\d+\/update_data\.json$/ },
  'device.register': { method: 'POST', path: /^\/device_infos$/ },
  'tip.setSuccess': { method: 'PUT', path: /^\/tips\/\d+\/set_success\.json$/ },
  'tip.setFail': { method: 'PUT', path: /^\/tips\/\d+\/set_fail\.json$/ },
  'tip.setCancel': { method: 'PUT', path: /^\/tips\/\d+\/set_cancel\.json$/ },
  'league.list': { method: 'GET', path: /^\/leagues\.json$/ },
  'league.active': { method: 'GET', path: /^\/leagues\/active_leagues\.json$/ },
  'league.get': { method: 'GET', path: /^\/leagues\/\d+\.json$/ },
  'league.futureMatches': { method: 'GET', path: /^\/leagues\/\d+\/future_matches\.json$/ },
  'user.toggleFavouriteLeague': { method: 'PUT', path: /^\/users\/toggle_favourite_league\.json$/ },
  'user.toggleActiveLeague': { method: 'PUT', path: /^\/users\/toggle_active_league\.json$/ },
  'match.future': { method: 'GET', path: /^\/matches\/future_matches\.json$/ },
  'match.get': { method: 'GET', path: /^\/matches\/\d+\.json$/ },
  'match.lineups': { method: 'GET', path: /^\/matches\/\d+\/lineups\.json$/ },
  'match.playerStatistics': { method: 'GET', path: /^\/matches\/\d+\/player_statistics\.json$/ },
  'match.incidents': { method: 'GET', path: /^\/matches\/\d+\/incidents\.json$/ },
  'match.teamsHistory': { method: 'GET', path: /^\/matches\/teams_history\.json$/ },
  'match.teamsMatches': { method: 'GET', path: /^\/matches\/teams_matches\.json$/ },
  'autofilter.matches': { method: 'GET', path: /^\/autofilters\/autofilter_matches\.json$/ },
  'autofilter.create': { method: 'POST', path: /^\/autofilters\/create_autofilter\.json$/ },
  'provider.categories': { method: 'GET', path: /^\/sofascore\/get_categories\.json$/ },
  'provider.tournaments': { method: 'GET', path: /^\/sofascore\/\d+\/get_tournaments\.json$/ },
  'provider.seasons': { method: 'GET', path: /^\/sofascore\/\d+\/get_seasons\.json$/ },
  'provider.activate': { method: 'POST', path: /^\/sofascore\/activate_tournament\.json$/ },
} as const satisfies Record<string, Omit<CatalogueRow, 'id'>>;

/** Name of a call in the catalogue. */
export type RowId = keyof typeof catalogueRows;
