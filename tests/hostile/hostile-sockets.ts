import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RawConnection } from '../harness/raw-request.ts';
import { readMetric } from '../harness/read-metric.ts';
import type { Stack } from '../harness/start-stack.ts';
import { got } from './http-request.ts';
import { silentSockets } from './settings.ts';

/** How many sockets knock at the same time. */
const atOnce = 50;

const handshake = (...more: readonly (readonly [string, string])[]): string =>
  got(
    '/graphql',
    ['Upgrade', 'websocket'],
    ['Sec-WebSocket-Version', '13'],
    ['Sec-WebSocket-Key', randomBytes(16).toString('base64')],
    ['Sec-WebSocket-Protocol', 'graphql-transport-ws'],
    ...more,
  ).replace('Connection: close', 'Connection: Upgrade');

/** How many sockets the gateway counts. */
const openSockets = ({ url }: Stack): Promise<number> => readMetric(url, 'tipgraph_live_sockets');

/** Connections that say nothing, half of what they should, or what nobody asked. */
export function hostileSockets(stack: () => Stack, answersAsUsual: () => Promise<void>): void {
  const open = () => new WebSocket(`${stack().url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closing = (socket: WebSocket) =>
    new Promise<number>((resolve) => {
      socket.on('close', resolve);
      socket.on('error', () => undefined);
    });

  describe('sockets', () => {
    test(
      `${silentSockets} that never say who they are hold nobody up and are closed`,
      async () => {
        const codes: Promise<number>[] = [];
        while (codes.length < silentSockets) {
          const some = Array.from({ length: Math.min(atOnce, silentSockets - codes.length) }, open);
          codes.push(...some.map(closing));
          await Promise.all(some.map((socket) => once(socket, 'open')));
        }
        await answersAsUsual();
        const seen = await Promise.all(codes);
        expect(seen.filter((code) => code === 4408).length).toBeGreaterThan(0);
        // Past the number that may wait at once they are sent away at the door.
        expect(seen.filter((code) => code !== 4408 && code !== 1013)).toEqual([]);
        await expect.poll(() => openSockets(stack())).toBe(0);
      },
      60_000 + silentSockets * 5,
    );

    test.each([
      ['what is no JSON', 'hello', 4400],
      ['bytes', randomBytes(64), 4400],
      ['an unknown message', '{"type":"nosuch"}', 4400],
      [
        'an operation before it said who it is',
        '{"id":"a","type":"subscribe","payload":{"query":"{site{name}}"}}',
        4401,
      ],
      ['a list', '[]', 4400],
      ['more than a message may hold', `{"type":"ping","payload":{"x":"${'x'.repeat(100_000)}"}}`, 1009],
      [
        'credentials of a wrong shape',
        '{"type":"connection_init","payload":{"accessToken":{"$ne":null}}}',
        4400,
      ],
    ])('one that sends %s is closed with its code', async (_, message, code) => {
      const socket = open();
      socket.on('open', () => socket.send(message));
      expect(await closing(socket)).toBe(code);
    });

    test('one that says twice who it is is closed with its code', async () => {
      const socket = open();
      socket.on('open', () => {
        socket.send('{"type":"connection_init"}');
        socket.send('{"type":"connection_init"}');
      });
      expect(await closing(socket)).toBe(4429);
    });

    test.each([
      ['a frame that is not masked', Buffer.from([0x81, 0x02, 0x68, 0x69])],
      ['a frame of an unknown kind', Buffer.from([0x83, 0x80, 0, 0, 0, 0])],
      ['a frame with bits that mean nothing', Buffer.from([0xf1, 0x80, 0, 0, 0, 0])],
      [
        'a frame that says it is endless',
        Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
      ],
    ])('%s ends its connection', async (_, frame) => {
      const connection = new RawConnection(stack().url).write(handshake());
      await connection.until('\r\n\r\n');
      connection.write(frame);
      expect((await connection.ended).status).toBe(101);
    });

    test('one whose client has only half gone is let go', async () => {
      const connection = new RawConnection(stack().url).write(handshake());
      await connection.until('\r\n\r\n');
      connection.halfClose();
      await connection.ended;
      await expect.poll(() => openSockets(stack())).toBe(0);
    });

    test.each([
      ['another version', handshake().replace('Version: 13', 'Version: 7'), [400, 426]],
      ['no key', handshake().replace(/Sec-WebSocket-Key: \S+\r\n/, ''), [400]],
      ['another path', handshake().replace('/graphql', '/metrics'), [404]],
      ['another site', handshake(['Origin', 'https://evil.example']), [403]],
    ])('a handshake with %s is refused', async (_, bytes, statuses) => {
      expect(statuses).toContain((await new RawConnection(stack().url).write(bytes).ended).status);
    });
  });
}
