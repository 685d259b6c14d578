import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listenLocally } from './listen-locally.ts';

interface Delivery {
  headers: IncomingHttpHeaders;
  message: unknown;
}

export type FakePushService = Awaited<ReturnType<typeof startFakePushService>>;

/** Starts a local push service with subscribed browsers that decrypts notifications (RFC 8188, 8291). */
export async function startFakePushService() {
  const browsers = new Map<string, { ecdh: ECDH; auth: Buffer; status: number; deliveries: Delivery[] }>();
  const server = createServer(async (request, response) => {
    const browser = browsers.get((request.url ?? '').slice(1));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (browser?.status === 201) {
      const text = decrypt(Buffer.concat(chunks), browser);
      browser.deliveries.push({ headers: request.headers, message: JSON.parse(text) });
    }
    response.writeHead(browser?.status ?? 404).end();
  });
  const { url, close } = await listenLocally(server);

  const browserOf = (name: string) => {
    const browser = browsers.get(name);
    if (!browser) throw new Error(`No browser ${name} has subscribed`);
    return browser;
  };
  return {
    /** @returns the browser's subscription as the web app registers it */
    subscribe(name: string): string {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      browsers.set(name, { ecdh, auth, status: 201, deliveries: [] });
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return JSON.stringify({ endpoint: `https://push.example/${name}`, expirationTime: null, keys });
    },
    deliveriesTo: (name: string) => browserOf(name).deliveries,
    /** Sets the response status for a browser. */
    answer: (name: string, status: number) => {
      browserOf(name).status = status;
    },
    /** A `fetch` that redirects `https://push.example` to this service. */
    request: ((address, init) =>
      fetch(`${url}${new URL(String(address)).pathname}`, init)) satisfies typeof fetch,
    close,
  };
}

function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const content = body.subarray(21 + sender.length);
  const shared = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = hkdfSync('sha256', ecdh.computeSecret(sender), auth, shared, 32);
  const derive = (info: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(`${info}\0`), length));
  const key = derive('Content-Encoding: aes128gcm', 16);
  const decipher = createDecipheriv('aes-128-gcm', key, derive('Content-Encoding: nonce', 12));
  decipher.setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
