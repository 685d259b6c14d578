import { randomBytes } from 'node:crypto';

/** A text of a form, or a file whose bytes are handed on as they come. */
export type FormPart =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly fileName: string; readonly chunks: AsyncIterable<Uint8Array> };

/** A form on its way: its type, its bytes, and whether a file of it broke off. */
export interface SentForm {
  readonly contentType: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly isBroken: () => boolean;
}

const utf8 = new TextEncoder();

/** A text inside the quotes of a header, as browsers write it. */
const quoted = (text: string): string =>
  text.replace(/[\r\n"]/g, (character) => encodeURIComponent(character));

/**
 * Encodes a form as multipart/form-data without holding a file in memory. When a file breaks off, the form ends there
 * without its last boundary: the receiver refuses it, and the call itself need not be aborted.
 */
export function encodeForm(parts: Iterable<FormPart>): SentForm {
  const boundary = `form-${randomBytes(18).toString('base64url')}`;
  let broken = false;

  async function* encode(): AsyncGenerator<Uint8Array> {
    for (const part of parts) {
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(part.name)}"`;
      if ('value' in part) {
        yield utf8.encode(`${head}\r\n\r\n${part.value}\r\n`);
        continue;
      }
      yield utf8.encode(
        `${head}; filename="${quoted(part.fileName)}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
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
    isBroken: () => broken,
  };
}
