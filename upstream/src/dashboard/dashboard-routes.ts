import type { FastifyInstance } from 'fastify';
import { autofilterSections } from '../autofilter/autofilter-queries.ts';
import type { Queryable } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { dropinfoJson } from '../dropinfo/dropinfo-json.ts';
import { nextDropinfos } from '../dropinfo/dropinfo-queries.ts';
import { type Language, languageOf } from '../http/language.ts';
import { callerOf } from '../identity/authentication.ts';
import type { Caller, Permission } from '../identity/caller.ts';
import { leaguesWithMatches } from '../league/league-queries.ts';
import { isRunningOut, plansOnSale } from '../plan/plan-queries.ts';
import { latestTips, tipsJson } from '../tip/tip-queries.ts';
import { permissionOfKind, type TipKind } from '../tip/tip-visibility.ts';

const tipsPerKind = 10;
const dropinfoLimit = 5;

/** The caller's dashboard. Sections without permission are null; warnings about plans are for admins only. */
async function dashboardJson(db: Queryable, caller: Caller, now: Date, language: Language) {
  const section = async (kind: TipKind) => {
    if (!caller.permissions.has(permissionOfKind[kind])) return null;
    const latest = await latestTips(db, caller, [kind], tipsPerKind);
    return tipsJson(db, latest.toReversed(), language, caller.isAdmin || caller.isTyper);
  };
  const may = (permission: Permission) => caller.permissions.has(permission);
  const runningOut = caller.isAdmin ? (await plansOnSale(db, now)).filter(isRunningOut) : [];
  const dropinfos = may('dropinfo') ? await nextDropinfos(db, now, dropinfoLimit) : null;
  return {
    special_tips: await section('special'),
    default_tips: await section('default'),
    chatgpt_tips: await section('chatgpt'),
    dropinfos: dropinfos?.map((dropinfo) => dropinfoJson(dropinfo, language)) ?? null,
    leagues: may('stats') ? await leaguesWithMatches(db, caller.user.id, now, language) : null,
    ...(may('autofilters')
      ? await autofilterSections(db, caller.user.id, now, language)
      : { autofilters_matches: null, autofilters_navs: null }),
    limited_plan_warning: runningOut.length > 0,
    plans_running_out: runningOut.map(({ plan, limitedLeft }) => ({ name: plan.name, left: limitedLeft })),
  };
}

export function dashboardRoutes(server: FastifyInstance, { db, clock }: Deps): void {
  server.get('/users/dashboard.json', async (request) => ({
    dashboard: await dashboardJson(db, callerOf(request), clock(), languageOf(request)),
  }));
}
