import { describe, expect, test } from 'vitest';
import type { GraphClient } from '../harness/graph-client.ts';
import { LiveSocket } from '../harness/live-socket.ts';
import { signedHook } from '../harness/sign-hook.ts';
import type { Stack } from '../harness/start-stack.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Tests of hooks and cursors that are forged, altered or replayed. */
export function hostileFeed(stack: () => Stack, client: () => GraphClient): void {
  const send = async (request: RequestInit) => (await fetch(`${stack().url}/hooks/upstream`, request)).status;
  const hook = (at = new Date()) => signedHook({ kind: 'tip', id: 1 }, { secret: stack().hookSecret, at });
  const after = (ms: number) => new Date(Date.now() + ms);

  describe('hooks', () => {
    test('a hook is accepted once', async () => {
      const once = hook();
      expect([await send(once), await send(once), await send(once)]).toEqual([202, 401, 401]);
    });

    test.each([
      ['from the future', () => hook(after(120_000))],
      ['from the past', () => hook(after(-301_000))],
      ['by another key', () => signedHook({ kind: 'tip', id: 1 }, { secret: 'x'.repeat(48) })],
      ['with an altered body', () => ({ ...hook(), body: '{"kind":"tip","id":2}' })],
      [
        'with an altered time',
        () =>
          withSignature(hook(), (text) => text.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) + 1}`)),
      ],
      ['with two times', () => withSignature(hook(), (text) => `t=1,${text}`)],
      ['with a shorter signature', () => withSignature(hook(), (text) => text.slice(0, -1))],
      ['with an empty signature', () => withSignature(hook(), () => '')],
      ['without a signature', () => ({ ...hook(), headers: {} })],
    ])('a hook %s is refused', async (_, make) => {
      expect(await send(make())).toBe(401);
    });

    test.each([
      ['with an unknown kind', '{"kind":"weather","id":1}'],
      ['with an id that is no number', '{"kind":"tip","id":"1; drop table tips"}'],
    ])('a signed hook %s is a bad request', async (_, body) => {
      const { kind, id } = JSON.parse(body);
      expect(await send(signedHook({ kind, id }, { secret: stack().hookSecret }))).toBe(400);
    });

    test('a hook above the size limit is a bad request', async () => {
      expect(await send({ ...hook(), body: 'x'.repeat(5_000_000) })).toBe(400);
    });
  });

  describe('cursors', () => {
    const forged = [
      'a',
      '-1',
      '999999999999',
      '../../etc/passwd',
      'a\u0000b',
      "' or 1=1 --",
      base64('{"id":-1}'),
      base64('[1e999]'),
      'x'.repeat(10_000),
    ];

    test.each(forged.map((cursor) => [cursor.slice(0, 30), cursor]))(
      '%j is an invalid cursor of a list',
      async (_, cursor) => {
        const { codes } = await client().run(
          'query ($after: String) { tips(first: 1, after: $after) { totalCount } }',
          { after: cursor },
        );
        expect(codes).toEqual(['BAD_USER_INPUT']);
      },
    );

    test.each(forged.map((cursor) => [cursor.slice(0, 30), cursor]))(
      '%j is an invalid cursor of a subscription',
      async (_, cursor) => {
        const socket = new LiveSocket(stack().url, client().credentials);
        const results = socket.subscribe<{ dropinfosAdded: { gap: boolean; dropinfos: unknown[] } }>(
          'subscription ($after: String) { dropinfosAdded(after: $after) { gap dropinfos { uid } } }',
          { after: cursor },
        );
        const first = await results.next().then(
          ({ value }) => value?.data?.dropinfosAdded ?? value?.errors,
          (errors: unknown) => errors,
        );
        await socket.close();
        expect(first).toEqual(
          expect.toSatisfy((result) =>
            Array.isArray(result)
              ? result[0]?.extensions?.code === 'BAD_USER_INPUT'
              : result.gap && result.dropinfos.length === 0,
          ),
        );
      },
    );
  });
}

const withSignature = (request: ReturnType<typeof signedHook>, change: (text: string) => string) => {
  const headers = new Headers(request.headers);
  headers.set('x-hook-signature', change(headers.get('x-hook-signature') ?? ''));
  return { ...request, headers };
};
