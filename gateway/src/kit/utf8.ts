const encoder = new TextEncoder();

/** Reused buffer for long texts of unknown byte length. */
const scratch = new Uint8Array(1024 * 1024);

/** From this length, encoding into `scratch` and copying is faster than counting bytes first. */
const longText = 4096;

const maxBytesPerUnit = 3;

/** An unpaired surrogate becomes U+FFFD. */
export function utf8Of(text: string): Buffer {
  if (text.length < longText || text.length * maxBytesPerUnit > scratch.byteLength) return Buffer.from(text);
  const { written } = encoder.encodeInto(text, scratch);
  return Buffer.from(scratch.subarray(0, written));
}
