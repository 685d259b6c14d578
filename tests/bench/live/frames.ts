/** WebSocket opcodes of the bench. */
export const opcode = { text: 1, close: 8, ping: 9, pong: 10 } as const;

/** A received frame. */
export interface Frame {
  readonly code: number;
  readonly payload: Buffer;
  /** Length of the frame with its header in bytes. */
  readonly size: number;
}

/** A client's frame of at most 65,535 bytes; its mask is zero, so that the payload stays as it is (RFC 6455, section 5.3). */
export function clientFrame(code: number, payload: Buffer): Buffer {
  const { length } = payload;
  const isShort = length < 126;
  const header = Buffer.alloc(isShort ? 6 : 8);
  header[0] = 0x80 | code;
  header[1] = 0x80 | (isShort ? length : 126);
  if (!isShort) header.writeUInt16BE(length, 2);
  return Buffer.concat([header, payload]);
}

/** A server's text frame for a payload of 126 to 65,535 bytes (RFC 6455, section 5.2). */
export function serverTextFrame(payload: Buffer): Buffer {
  const header = Buffer.from([0x80 | opcode.text, 126, 0, 0]);
  header.writeUInt16BE(payload.length, 2);
  return Buffer.concat([header, payload]);
}

/** The first frame in received bytes; null when it is incomplete. */
export function firstFrame(bytes: Buffer): Frame | null {
  const [first, short] = bytes;
  if (first === undefined || short === undefined) return null;
  const start = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < start) return null;
  const length =
    short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const size = start + length;
  return bytes.length < size ? null : { code: first & 0x0f, payload: bytes.subarray(start, size), size };
}
