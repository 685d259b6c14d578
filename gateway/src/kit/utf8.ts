const encoder = new TextEncoder();

/** Where long texts are written before it is known how many bytes they are. */
const scratch = new Uint8Array(1024 * 1024);

/** Texts of so many characters are quicker written there and copied than counted first. */
const longText = 4096;

/** The most bytes of one UTF-16 unit. */
const maxBytesPerUnit = 3;

/** A text in UTF-8; a half of a surrogate pair becomes U+FFFD. */
export function utf8Of(text: string): Buffer {
  if (text.length < longText || text.length * maxBytesPerUnit > scratch.byteLength) return Buffer.from(text);
  const { written } = encoder.encodeInto(text, scratch);
  return Buffer.from(scratch.subarray(0, written));
}
