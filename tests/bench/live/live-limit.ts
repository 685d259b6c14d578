import type { Duplex } from 'node:stream';
import { handleProtocols } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { serve } from '../lib/serve.ts';
import { dropinfo } from '../operations/shapes.ts';
import type { DropinfoRow } from '../operations/wire.ts';
import { serverTextFrame } from './frames.ts';
import { payloadOf, takeEvents, watcherId } from './live-payload.ts';

/**
 * The limit of delivery with graphql-transport-ws: one frame prepared once, the client's id
 * put into its copy, and one write per client.
 */
const clients = new Map<string, Duplex>();
const webSockets = new WebSocketServer({ noServer: true, clientTracking: false, handleProtocols });

const payloadText = (row: DropinfoRow): string =>
  JSON.stringify({ data: { dropinfosAdded: { ...payloadOf(row), dropinfos: [dropinfo(row)] } } });

const server = serve(
  takeEvents((row) => {
    const id = watcherId(0);
    const frame = serverTextFrame(Buffer.from(`{"id":"${id}","type":"next","payload":${payloadText(row)}}`));
    const idAt = frame.indexOf(id);
    for (const [ownId, socket] of clients) {
      const own = Buffer.allocUnsafe(frame.length);
      frame.copy(own);
      own.write(ownId, idAt, 'latin1');
      socket.write(own);
    }
  }),
);

server.on('upgrade', (request, socket, head) => {
  webSockets.handleUpgrade(request, socket, head, (client) => {
    client.on('message', (data) => {
      const { type, id } = JSON.parse(String(data)) as { type: string; id?: string };
      if (type === 'connection_init') client.send('{"type":"connection_ack"}');
      if (type === 'ping') client.send('{"type":"pong"}');
      if (type !== 'subscribe' || id === undefined) return;
      clients.set(id, socket);
      client.on('close', () => clients.delete(id));
    });
  });
});
