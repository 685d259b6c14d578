import type pg from 'pg';

/** Row counts of the admin bench. */
export interface Crowd {
  people: number;
  payments: number;
}

const day = "interval '1 day'";

/** The user overviews are computed once at the end instead of for each row. */
const triggers = (verb: 'disable' | 'enable') =>
  ['users', 'subscriptions', 'devices']
    .map((name) => `alter table ${name} ${verb} trigger overview_made`)
    .join(';');

/**
 * Inserts deterministic users, payments and related rows into a database with plans and no users: two
 * in five have had a subscription or two, seven in ten payments are done, each has a log entry, and every other
 * user has a device. Times are relative to now.
 */
export async function seedPeople(client: pg.Client, { people, payments }: Crowd): Promise<void> {
  await client.query('begin');
  await client.query(triggers('disable'));
  await client.query(
    `insert into users (email, uid, password_hash, first_name, last_name, discord, created_at)
     select address, address, 'nobody signs in with this',
       (array['Tomasz', 'Paulina', 'Kamil', 'Ewelina', 'Norbert', 'Sylwia', 'Łukasz', 'Żaneta'])[1 + nth % 8],
       (array['Wronicki', 'Sierant', 'Obrzut', 'Dąbska', 'Żelasko', 'Malczyk', 'Brożyna', 'Kostuch', 'Lenik', 'Gzyl', 'Piętak'])
         [1 + nth % 11] || '-' || (nth * 7919) % 1009,
       case when nth % 3 = 0 then 'gracz_' || nth end,
       now() - (nth * 31 % 1400) * ${day}
     from generate_series(1, $1::integer) as nth, lateral (select 'osoba' || nth || '@tipgraph.example' as address) as named`,
    [people],
  );
  await client.query(
    `insert into subscriptions (user_id, plan_id, starts_at, expires_at, goq, discord, value_grosz, valued_at)
     select users.id, plan.id, begun.at, begun.at + (30 + users.id * 17 % 180) * ${day},
       users.id % 4 = 0, users.id % 5 = 0, plan.price_grosz, begun.at
     from users
     join generate_series(0, 1) as turn on users.id % 5 < 2 and (turn = 0 or users.id % 3 = 0)
     join lateral (select now() - (users.id * 13 % 300 + turn * 400) * ${day} as at) as begun on true
     join plans as plan on plan.position = 1 + (users.id + turn) % 5`,
  );
  await client.query(
    `insert into devices (user_id, address, token, device_type, lang, created_at, seen_at)
     select id, 'device-' || id, 'device-' || id,
       (array['web', 'android', 'ios'])[1 + id % 3], case when id % 7 = 0 then 'en' else 'pl' end,
       now() - 40 * ${day}, now() - (id % 25) * ${day}
     from users where id % 2 = 0`,
  );
  await client.query(
    `insert into payments (uid, user_id, plan_id, months, extra_months, method, status, amount_grosz, lines, discord, first_name,
       last_name, language, cart, provider, provider_order_id, created_at, reserved_until, paid_at)
     select 'payment-' || nth, person.id, plan.id, 1, 0, case when nth % 3 = 0 then 'blik' else 'p24' end, state.status,
       plan.price_grosz, jsonb_build_array(jsonb_build_object('kind', 'package', 'grosz', plan.price_grosz)), nth % 5 = 0,
       coalesce(person.first_name, ''), coalesce(person.last_name, ''), 'pl', '', 'bench', 'order-' || nth, made.at,
       made.at + interval '30 minutes', case when state.status = 'done' then made.at + interval '2 minutes' end
     from generate_series(1, $1::integer) as nth
     join users as person on person.id = 1 + (nth::bigint * 48271) % $2
     join plans as plan on plan.position = 1 + nth % 5
     join lateral (select now() - (nth::bigint * 7919 % 2000000) * interval '1 minute' as at) as made on true
     join lateral (
       select case when nth % 10 < 7 then 'done' when nth % 10 = 7 then 'failed' else 'cancelled' end as status
     ) as state on true`,
    [payments, people],
  );
  await client.query(
    `insert into user_logs (user_id, author_id, action, details, created_at)
     select user_id, user_id, case when status = 'done' then 'subscription.buy' else 'payment.cancel' end,
       jsonb_build_object('payment_id', payments.id, 'before', null, 'after', jsonb_build_object('plan', plans.name)),
       payments.created_at
     from payments join plans on plans.id = payments.plan_id`,
  );
  await client.query(triggers('enable'));
  await client.query('select refresh_user_overviews(array(select id from users))');
  await client.query('commit');
}
