import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { serve } from '../serve.ts';

/** The limit of delivery: one frame prepared once, written to every socket as it is. */
const sockets = new Set<Duplex>();
const webSockets = new WebSocketServer({ noServer: true });

/** An unmasked text frame for a payload of 126 to 65,535 bytes (RFC 6455, section 5.2). */
function textFrame(payload: Buffer): Buffer {
  const header = Buffer.from([0x81, 126, 0, 0]);
  header.writeUInt16BE(payload.length, 2);
  return Buffer.concat([header, payload]);
}

const server = serve(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const frame = textFrame(Buffer.concat(chunks));
  for (const socket of sockets) socket.write(frame);
  response.writeHead(204).end();
});

server.on('upgrade', (request, socket, head) => {
  webSockets.handleUpgrade(request, socket, head, () => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
});
