import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { changedFields, loggedEdit } from '../audit/user-log.ts';
import { singleFlight } from '../db/single-flight.ts';
import { plans } from '../db/tables.ts';
import { bodyFields, FieldReader, percentBounds } from '../http/field-reader.ts';
import { requireRow } from '../http/http-error.ts';
import { type IdRoute, idOf, maxId } from '../http/read-params.ts';
import { assertVersion } from '../http/row-version.ts';
import { adminOf, forAdmins, identify } from '../identity/authentication.ts';
import { hasFixedDates, type Plan, toExclusiveEnd } from './plan.ts';
import { adminPlansJson, listPlans } from './plan-queries.ts';

/** Public list, which ignores credentials, and the admins' list. */
export function planRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context;
  const listForAdmins = singleFlight(() => adminPlansJson(db, clock()));

  server.get<{ Querystring: { admin_list?: string } }>('/plans.json', async (request) => {
    if (request.query.admin_list !== 'true') return { plans: await listPlans(db, clock()) };
    await identify(context, request);
    adminOf(request);
    return { plans: await listForAdmins() };
  });
}

export function planAdminRoutes(server: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context;
  const one = async (id: number) => ({
    plan: requireRow(await adminPlansJson(db, clock(), eq(plans.id, id))),
  });

  server.get<IdRoute>('/plans/:id.json', forAdmins, async (request) => one(idOf(request)));

  /** Does nothing if nothing changed. Existing orders keep their price. 422 `base: stale` for another version. */
  server.put<IdRoute>('/plans/:id.json', async (request) => {
    const { user } = adminOf(request);
    const id = idOf(request);
    await loggedEdit(context, user.id, async (tx, log) => {
      const plan = requireRow(await tx.select().from(plans).where(eq(plans.id, id)).for('update'));
      const { version, change } = readPlanChange(bodyFields.parse(request.body).plan, plan);
      assertVersion(version, plan.version);
      const changed = changedFields(plan, change);
      if (changed === null) return;
      await tx
        .update(plans)
        .set({ ...change, version: plan.version + 1 })
        .where(eq(plans.id, id));
      await log('plan.update', { plan_id: id, plan: plan.name, ...changed });
    });
    return one(id);
  });
}

const maxPln = 100_000;
const maxPlaces = 1_000_000;

/**
 * Reads a request's body `{version, price_pln?, sale_percent?, sale_starts_at?, sale_ends_at?, is_limited?,
 * limited_total?, sold_until?, valid_from?, valid_until?}` over a plan. Absent fields stay, null clears. The last two apply
 * only to plans with fixed dates, which need them. `sold_until` and `valid_until` are inclusive ends.
 * @throws HttpError 422: `blank`, `invalid`, `out_of_range`, `reversed` for an end that is not after its start, or a
 * `sold_until` after `valid_until`
 */
function readPlanChange(body: unknown, plan: Plan) {
  const fields = new FieldReader(body);
  const version = fields.requiredNumber('version', { min: 0, max: maxId });
  const orStored = <Value>(given: Value | undefined, stored: Value) => (given === undefined ? stored : given);

  const pricePln = fields.number('price_pln', { min: 0, max: maxPln, decimals: 2 });
  if (pricePln === null) fields.refuse('price_pln', 'blank');
  const change = {
    priceGrosz: pricePln == null ? plan.priceGrosz : Math.round(pricePln * 100),
    salePercent: orStored(fields.number('sale_percent', percentBounds), plan.salePercent),
    saleStartsAt: orStored(fields.time('sale_starts_at'), plan.saleStartsAt),
    saleEndsAt: orStored(fields.time('sale_ends_at'), plan.saleEndsAt),
    isLimited: orStored(fields.flag('is_limited'), plan.isLimited),
    limitedTotal: orStored(fields.number('limited_total', { min: 0, max: maxPlaces }), plan.limitedTotal),
    soldUntil: orStored(toExclusiveEnd(fields.time('sold_until')), plan.soldUntil),
    ...datesOf(fields, plan),
  };
  checkConsistency(fields, { ...plan, ...change });
  fields.check();
  return { version, change };
}

function datesOf(fields: FieldReader, plan: Plan) {
  const { validFrom, validUntil } = plan;
  if (!hasFixedDates(plan)) return { validFrom, validUntil };
  const from = fields.time('valid_from');
  const until = toExclusiveEnd(fields.time('valid_until'));
  if (until === null) fields.refuse('valid_until', 'blank');
  return { validFrom: from === undefined ? validFrom : from, validUntil: until ?? validUntil };
}

/** Checks the resulting plan, so that it does not matter which of two fields was changed. */
function checkConsistency(fields: FieldReader, plan: Plan): void {
  const isReversed = (from: Date | null, until: Date | null) =>
    from !== null && until !== null && until <= from;
  if (isReversed(plan.saleStartsAt, plan.saleEndsAt)) fields.refuse('sale_ends_at', 'reversed');
  if (plan.salePercent === null && (plan.saleStartsAt ?? plan.saleEndsAt) !== null) {
    fields.refuse('sale_percent', 'blank');
  }
  if (plan.isLimited && plan.limitedTotal === null) fields.refuse('limited_total', 'blank');
  const { soldUntil, validFrom, validUntil } = plan;
  if (isReversed(validFrom, validUntil)) fields.refuse('valid_until', 'reversed');
  if (soldUntil !== null && validUntil !== null && soldUntil > validUntil) {
    fields.refuse('sold_until', 'reversed');
  }
}
