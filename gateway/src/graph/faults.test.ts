import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { credentialHeaders } from '../rest/credential-jar.ts';
import { json, raw, type Script } from '../testing/fake-origin.ts';
import { sampleCredentials, samplePlan } from '../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  test.origin.on('GET /plans.json', json({ plans: [samplePlan()] }));
});
afterEach(() => test.close());

const asJson = { 'content-type': 'application/json' };

describe('an upstream that', () => {
  const rows: [string, Script, string][] = [
    ['answers HTML', raw('<html>', 200, { 'content-type': 'text/html' }), 'BAD_UPSTREAM_RESPONSE'],
    ['breaks its JSON off', raw('{"tips":[{"id":1,', 200, asJson), 'BAD_UPSTREAM_RESPONSE'],
    ['answers an empty 401', raw('', 401), 'UNAUTHENTICATED'],
    ['answers nothing at all', (_, response) => response.destroy(), 'UPSTREAM_OFFLINE'],
    ['answers 204', raw('', 204), 'BAD_UPSTREAM_RESPONSE'],
    ['answers another thing', json({ leagues: [] }), 'BAD_UPSTREAM_RESPONSE'],
    ['fails', json({ errors: ['secret inner text'], request_id: 'r' }, 500), 'UPSTREAM_ERROR'],
    ['locks the account', json({ errors: ['locked'] }, 423), 'LOCKED'],
    ['is asked too often', json({ errors: ['slow down'] }, 429), 'RATE_LIMITED'],
    ['redirects', raw('', 301, { location: 'http://elsewhere.example' }), 'BAD_UPSTREAM_RESPONSE'],
  ];

  it.each(rows)('%s ends in a code at the field, and all else is served', async (_, script, code) => {
    test.origin.on('GET /tips.json', script);
    const answer = await test.ask('{ tips { totalCount } plans { name } }');
    expect(answer).toMatchObject({
      status: 200,
      data: { tips: null, plans: [{ name: 'standard' }] },
      codes: [code],
    });
    expect(answer.errors[0]?.path).toEqual(['tips']);
    expect(JSON.stringify(answer.errors)).not.toContain('secret');
    expect((await test.ask('{ plans { name } }')).codes).toEqual([]);
  });

  it('answers too late is UPSTREAM_TIMEOUT', async () => {
    const impatient = await startTestEngine({ settings: { UPSTREAM_TIMEOUT_MS: '50' } });
    impatient.origin.on('GET /tips.json', () => {});
    const answer = await impatient.ask('{ tips { totalCount } site { name } }');
    expect(answer).toMatchObject({
      data: { tips: null, site: { name: 'Tipgraph' } },
      codes: ['UPSTREAM_TIMEOUT'],
    });
    expect((await impatient.ask('{ site { name } }')).codes).toEqual([]);
    await impatient.close();
  });

  it('is waited for where another fault leaves no data, since its answer has the next token', async () => {
    const live = {
      changed: () => {},
      askProof: () => {},
      cursor: () => Promise.reject(new Error('No log.')),
    };
    const cursorless = await startTestEngine({ live });
    const renewed = credentialHeaders({ ...sampleCredentials, accessToken: 'next-token' });
    cursorless.origin.on('GET /auth/validate_token.json', async (request, response) => {
      for (let count = 0; count < 20; count += 1) await turn();
      json({ errors: ['None'] }, 404, renewed)(request, response);
    });
    const { data, headers } = await cursorless.ask('{ liveCursor viewer { user { email } } }');
    expect(data).toBeNull();
    expect(headers.get('access-token')).toBe('next-token');
    await cursorless.close();
  });

  it('is not there is UPSTREAM_OFFLINE', async () => {
    await test.origin.close();
    expect((await test.ask('{ tips { totalCount } site { name } }')).codes).toEqual(['UPSTREAM_OFFLINE']);
  });
});
