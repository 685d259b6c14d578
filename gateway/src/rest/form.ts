import { randomBytes } from 'node:crypto';

/** A text field, or a file that is streamed. Names are sent as they are: never a caller's text. */
export type FormPart =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly fileName: string; readonly chunks: AsyncIterable<Uint8Array> };

export type EncodedForm = ReturnType<typeof encodeForm>;

const utf8 = new TextEncoder();

/**
 * Streams a form as multipart/form-data. When the stream of a file fails, the form ends without its last boundary: the
 * receiver refuses it, and the call need not be aborted.
 */
export function encodeForm(parts: Iterable<FormPart>) {
  const boundary = `form-${randomBytes(18).toString('base64url')}`;
  let broken = false;

  async function* encode(): AsyncGenerator<Uint8Array> {
    for (const part of parts) {
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part.name}"`;
      if ('value' in part) {
        yield utf8.encode(`${head}\r\n\r\n${part.value}\r\n`);
        continue;
      }
      yield utf8.encode(
        `${head}; filename="${part.fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      );
      try {
        yield* part.chunks;
      } catch {
        broken = true;
        return;
      }
      yield utf8.encode('\r\n');
    }
    yield utf8.encode(`--${boundary}--\r\n`);
  }

  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    bytes: encode(),
    /** Whether the stream of a file failed. */
    isBroken: () => broken,
  };
}
