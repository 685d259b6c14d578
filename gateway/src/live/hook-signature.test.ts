import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FakeTime } from './testing/fake-time.ts';
import { signHook } from './testing/sign-hook.ts';
import { HookSignatures } from './webhook.ts';

const secret = 'a secret of the tests';
const body = Buffer.from('{"kind":"tip","id":7}');

function setUp(capacity?: number) {
  const time = new FakeTime();
  const seconds = () => Math.floor(time.clock().getTime() / 1000);
  return { time, seconds, signatures: new HookSignatures(secret, time.clock, capacity) };
}

describe('HookSignatures', () => {
  it('believes HMAC-SHA256 of "<t>.<body>"', () => {
    const { seconds, signatures } = setUp();
    const digest = createHmac('sha256', secret).update(`${seconds()}.{"kind":"tip","id":7}`).digest('hex');
    expect(signatures.accept(`t=${seconds()},v1=${digest}`, body)).toBe(digest);
  });

  it('believes a hook once', () => {
    const { signatures, seconds } = setUp();
    const signature = signHook(secret, seconds(), body);
    expect(signatures.accept(signature, body)).not.toBeNull();
    expect(signatures.accept(signature, body)).toBeNull();
  });

  it('refuses another secret, another body and another time', () => {
    const { signatures, seconds } = setUp();
    expect(signatures.accept(signHook('another', seconds(), body), body)).toBeNull();
    expect(
      signatures.accept(signHook(secret, seconds(), body), Buffer.from('{"kind":"tip","id":8}')),
    ).toBeNull();
    const moved = signHook(secret, seconds() - 1, body).replace(/t=\d+/, `t=${seconds()}`);
    expect(signatures.accept(moved, body)).toBeNull();
  });

  it('takes five minutes of age and no more', () => {
    const { signatures, seconds } = setUp();
    expect(signatures.accept(signHook(secret, seconds() - 300, body), body)).not.toBeNull();
    expect(signatures.accept(signHook(secret, seconds() - 301, body), body)).toBeNull();
  });

  it('takes half a minute ahead and no more', () => {
    const { signatures, seconds } = setUp();
    expect(signatures.accept(signHook(secret, seconds() + 30, body), body)).not.toBeNull();
    expect(signatures.accept(signHook(secret, seconds() + 31, body), body)).toBeNull();
  });

  it.each([undefined, '', 't=1,v1=00', 'v1=00', `t=1,v1=${'0'.repeat(63)}g`, `t=x,v1=${'0'.repeat(64)}`])(
    'refuses the header %j',
    (signature) => {
      expect(setUp().signatures.accept(signature, body)).toBeNull();
    },
  );

  it('refuses an upper-case copy of a signature', () => {
    const { signatures, seconds } = setUp();
    const signature = signHook(secret, seconds(), body);
    signatures.accept(signature, body);
    expect(
      signatures.accept(
        signature.replace(/[0-9a-f]{64}/, (hex) => hex.toUpperCase()),
        body,
      ),
    ).toBeNull();
  });

  it('refuses a replay also after its memory has overflowed', async () => {
    const { signatures, seconds, time } = setUp(2);
    const first = signHook(secret, seconds(), body);
    expect(signatures.accept(first, body)).not.toBeNull();
    for (let n = 0; n < 3; n += 1) {
      await time.advance(1000);
      expect(signatures.accept(signHook(secret, seconds(), body), body)).not.toBeNull();
    }
    expect(signatures.accept(first, body)).toBeNull();
  });
});
