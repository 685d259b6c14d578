import { randomBytes } from 'node:crypto';

/**
 * A text field, or a picture that is streamed, whose file name gets the extension of its type. Names are sent as they
 * are: never a caller's text.
 */
export type FormPart =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly fileName: string; readonly chunks: AsyncGenerator<Uint8Array> };

/** The types by the first bytes in Latin-1. */
const imageTypes: readonly (readonly [RegExp, type: string, extension: string])[] = [
  [/^\x89PNG/, 'image/png', '.png'],
  [/^\xff\xd8\xff/, 'image/jpeg', '.jpg'],
  [/^RIFF.{4}WEBP/s, 'image/webp', '.webp'],
];

/** The number of bytes that show the type. */
const typeBytes = 12;

/** Reads the first chunks of a file, until its type is known. */
async function headOf(chunks: AsyncGenerator<Uint8Array>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  while (head.byteLength < typeBytes) {
    const { done, value } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

function typeOf(head: Buffer) {
  const start = head.toString('latin1', 0, typeBytes);
  const [, type = 'application/octet-stream', extension = ''] =
    imageTypes.find(([signature]) => signature.test(start)) ?? [];
  return { type, extension };
}

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
      try {
        const start = await headOf(part.chunks);
        const { type, extension } = typeOf(start);
        yield utf8.encode(
          `${head}; filename="${part.fileName}${extension}"\r\ncontent-type: ${type}\r\n\r\n`,
        );
        yield start;
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
