import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RawConnection } from '../harness/raw-request.ts';
import { readMetric } from '../harness/read-metric.ts';
import type { Stack } from '../harness/start-stack.ts';
import { getRequest } from './http-request.ts';
import { silentSockets } from './settings.ts';

const maxConcurrentHandshakes = 50;

const handshake = (...more: readonly (readonly [string, string])[]): string =>
  getRequest(
    '/graphql',
    ['Upgrade', 'websocket'],
    ['Sec-WebSocket-Version', '13'],
    ['Sec-WebSocket-Key', randomBytes(16).toString('base64')],
    ['Sec-WebSocket-Protocol', 'graphql-transport-ws'],
    ...more,
  ).replace('Connection: close', 'Connection: Upgrade');

const openSockets = ({ url }: Stack): Promise<number> => readMetric(url, 'tipgraph_live_sockets');

/** Tests of sockets that stay silent, send malformed messages or fail the handshake. */
export function hostileSockets(stack: () => Stack, expectUsualCost: () => Promise<void>): void {
  const open = () => new WebSocket(`${stack().url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closeCode = (socket: WebSocket) =>
    new Promise<number>((resolve) => {
      socket.on('close', resolve);
      socket.on('error', () => undefined);
    });

  describe('sockets', () => {
    test(
      `${silentSockets} sockets without connection_init slow down no operation and are closed`,
      async () => {
        const codes: Promise<number>[] = [];
        while (codes.length < silentSockets) {
          const length = Math.min(maxConcurrentHandshakes, silentSockets - codes.length);
          const batch = Array.from({ length }, open);
          codes.push(...batch.map(closeCode));
          await Promise.all(batch.map((socket) => once(socket, 'open')));
        }
        await expectUsualCost();
        const received = await Promise.all(codes);
        expect(received.filter((code) => code === 4408).length).toBeGreaterThan(0);
        // Sockets above the limit are closed immediately with 1013.
        expect(received.filter((code) => code !== 4408 && code !== 1013)).toEqual([]);
        await expect.poll(() => openSockets(stack())).toBe(0);
      },
      60_000 + silentSockets * 5,
    );

    test.each([
      ['malformed JSON', 'hello', 4400],
      ['bytes', randomBytes(64), 4400],
      ['an unknown message', '{"type":"nosuch"}', 4400],
      [
        'an operation before connection_init',
        '{"id":"a","type":"subscribe","payload":{"query":"{site{name}}"}}',
        4401,
      ],
      ['a list', '[]', 4400],
      ['a message above the size limit', `{"type":"ping","payload":{"x":"${'x'.repeat(100_000)}"}}`, 1009],
      [
        'credentials of a wrong shape',
        '{"type":"connection_init","payload":{"accessToken":{"$ne":null}}}',
        4400,
      ],
    ])('a socket that sends %s is closed with its code', async (_, message, code) => {
      const socket = open();
      socket.on('open', () => socket.send(message));
      expect(await closeCode(socket)).toBe(code);
    });

    test('a socket that sends connection_init twice is closed', async () => {
      const socket = open();
      socket.on('open', () => {
        socket.send('{"type":"connection_init"}');
        socket.send('{"type":"connection_init"}');
      });
      expect(await closeCode(socket)).toBe(4429);
    });

    test.each([
      ['an unmasked frame', Buffer.from([0x81, 0x02, 0x68, 0x69])],
      ['a frame with an unknown opcode', Buffer.from([0x83, 0x80, 0, 0, 0, 0])],
      ['a frame with reserved bits', Buffer.from([0xf1, 0x80, 0, 0, 0, 0])],
      [
        'a frame with the maximum length',
        Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
      ],
    ])('%s closes the connection', async (_, frame) => {
      const connection = new RawConnection(stack().url).write(handshake());
      await connection.until('\r\n\r\n');
      connection.write(frame);
      expect((await connection.ended).status).toBe(101);
    });

    test('a half-closed socket is released', async () => {
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
