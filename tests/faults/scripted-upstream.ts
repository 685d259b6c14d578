import type { ServerResponse } from 'node:http';
import type { Answer } from './faults.ts';

/** The few endpoints that the fault tests call, without faults. */
export interface ScriptedUpstream {
  readonly answer: Answer;
  /** Adds a dropinfo to the list and returns its uid. */
  addDropinfo(): string;
}

const credentials = {
  'access-token': 'token',
  client: 'client',
  'token-type': 'Bearer',
  uid: 'live@tipgraph.example',
};
const user = {
  id: 7,
  email: 'ada@tipgraph.example',
  permission: ['tips', 'dropinfo'],
  is_admin: true,
  is_typer: false,
  active_sub: null,
};
const tip = {
  id: 1,
  uid: 't-1',
  idx: 1,
  title: 'Odra – Granit',
  tip: '1',
  tip_type: 'default',
  tip_status: 'tip_active',
  exchange: 2,
  rate: 1,
  date: '2026-03-15T18:00:00Z',
  created_at: '2026-03-14T18:00:00Z',
  version: 1,
};
const hourMs = 3_600_000;

/** Its match begins in an hour: drops of started matches are no live events. */
const dropinfo = (id: number) => ({
  id,
  uid: `d-${id}`,
  title: 'Odra – Granit',
  tip: 'Odra',
  date: new Date(Date.now() + hourMs).toISOString(),
  created_at: new Date().toISOString(),
  timebetween: 60,
  drop: 0.2376,
  over: { label: 'Odra', from: 2.02, to: 1.54 },
  under: null,
});

export function scriptUpstream(): ScriptedUpstream {
  const dropinfos = [dropinfo(1)];
  const bodies: Readonly<Record<string, () => unknown>> = {
    'GET /plans.json': () => ({ plans: [] }),
    'GET /auth/validate_token.json': () => ({ user, plans: [] }),
    'GET /dropinfos.json': () => ({ dropinfos }),
    'GET /tips.json': () => ({ tips: [] }),
    'GET /leagues.json': () => ({ leagues: [] }),
    'POST /tips.json': () => ({ tip }),
    'PUT /tips/1/set_success.json': () => ({ tip }),
    'POST /auth/sign_in.json': () => ({ data: user }),
  };

  const send = (response: ServerResponse, status: number, body: unknown, isSignIn: boolean): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...(isSignIn ? credentials : {}) });
    response.end(JSON.stringify(body));
  };

  return {
    answer(request, response) {
      const path = (request.url ?? '').split('?', 1)[0]?.replace(/^\/api/, '') ?? '';
      const route = `${request.method} ${path}`;
      const body = bodies[route];
      request.resume();
      // Answers after the whole body, so that uploads do not fail.
      request.once('end', () =>
        body === undefined
          ? send(response, 404, { errors: ['Not found'] }, false)
          : send(response, 200, body(), route.endsWith('/sign_in.json')),
      );
    },
    addDropinfo() {
      const added = dropinfo(dropinfos.length + 1);
      dropinfos.push(added);
      return added.uid;
    },
  };
}
