import type { Duplex } from 'node:stream';
import { Sender, WebSocketServer } from 'ws';
import { serve } from '../serve.ts';

/** The limit of delivery: one frame prepared once, written to every socket as it is. */
const sockets = new Set<Duplex>();
const webSockets = new WebSocketServer({ noServer: true });

const server = serve(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const [header, payload] = Sender.frame(Buffer.from(text), {
    fin: true,
    rsv1: false,
    opcode: 1,
    mask: false,
    readOnly: false,
    generateMask: undefined,
    maskBuffer: undefined,
  }) as [Buffer, Buffer | undefined];
  const frame = payload ? Buffer.concat([header, payload]) : header;
  for (const socket of sockets) socket.write(frame);
  response.writeHead(204).end();
});

server.on('upgrade', (request, socket, head) => {
  webSockets.handleUpgrade(request, socket, head, () => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
});
