import { WebSocket } from 'ws';

/** Many watchers in one process: each notes when its next event came. */
const url = (process.env.TARGET ?? '').replace('http', 'ws');
const count = Number(process.env.WATCHERS);
const init = process.env.PROTOCOL === 'graphql-transport-ws';

const query = `subscription { dropinfosAdded { cursor gap dropinfos { id uid title tip date createdAt timebetween drop
  over { label from to } under { label from to } } } }`;

let receipts: number[] = [];
let sample = '';
const now = (): number => performance.timeOrigin + performance.now();

function received(text: string): void {
  receipts.push(now());
  sample ||= text;
  if (receipts.length < count) return;
  process.send?.({ receipts, sample });
  receipts = [];
}

async function connect(index: number): Promise<void> {
  const socket = new WebSocket(url, init ? 'graphql-transport-ws' : undefined);
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      if (!init) return resolve();
      const credentials = { accessToken: 'bench-token', client: 'bench', tokenType: 'Bearer', uid: 'bench' };
      socket.send(
        JSON.stringify({
          type: 'connection_init',
          payload: { ...credentials, lang: 'pl', appType: 'Browser' },
        }),
      );
    });
    socket.on('message', (data) => {
      const text = data.toString();
      if (!init || text.includes('"type":"next"')) return received(text);
      if (text.includes('"type":"connection_ack"')) {
        socket.send(JSON.stringify({ id: `watcher-${index}`, type: 'subscribe', payload: { query } }));
        socket.send(JSON.stringify({ type: 'ping' }));
      }
      if (text.includes('"type":"pong"')) resolve();
      if (text.includes('"type":"error"')) reject(new Error(text));
    });
  });
}

for (let start = 0; start < count; start += 50) {
  await Promise.all(
    Array.from({ length: Math.min(50, count - start) }, (_, offset) => connect(start + offset)),
  );
}
process.send?.({ ready: url });
