import { expect, it } from 'vitest';
import { firstFrame, opcode, serverTextFrame } from './frames.ts';

const payloads = ['a'.repeat(126), 'ż'.repeat(500), 'b'.repeat(65_535)].map((text) => Buffer.from(text));

it.each(payloads)('a server text frame is read as it was written (%#)', (payload) => {
  const frame = serverTextFrame(payload);
  const read = firstFrame(frame);
  expect(read).toMatchObject({ code: opcode.text, size: frame.length });
  expect(read?.payload.equals(payload)).toBe(true);
});

it('a frame is read when it is complete, and following bytes stay', () => {
  const [payload = Buffer.alloc(0)] = payloads;
  const frame = serverTextFrame(payload);
  for (const length of [0, 1, 3, frame.length - 1]) expect(firstFrame(frame.subarray(0, length))).toBeNull();
  expect(firstFrame(Buffer.concat([frame, frame]))?.size).toBe(frame.length);
});

it('short and very long frames are read', () => {
  expect(firstFrame(Buffer.from([0x89, 2, 104, 105]))).toEqual({
    code: opcode.ping,
    payload: Buffer.from('hi'),
    size: 4,
  });
  const long = Buffer.alloc(10 + 70_000);
  long.set([0x81, 127]);
  long.writeBigUInt64BE(70_000n, 2);
  expect(firstFrame(long)?.size).toBe(long.length);
});
