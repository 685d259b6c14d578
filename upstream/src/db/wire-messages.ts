/** The messages of a PostgreSQL client that a server must distinguish. */
export type ClientMessage =
  | { kind: 'encryption' }
  | { kind: 'end' }
  | { kind: 'startup'; bytes: Uint8Array }
  | { kind: 'commands'; bytes: Uint8Array };

/** Requests for SSL and GSSAPI. */
const encryptionCodes: readonly number[] = [80_877_103, 80_877_104];
const startupCode = 196_608;
/** The limit of PostgreSQL. */
const maxStartupSize = 10_000;
const endTag = 'X'.charCodeAt(0);

/** Splits a connection's bytes into messages; startup messages have no tag. */
export class MessageReader {
  #rest: Buffer = Buffer.alloc(0);
  #started = false;

  /** Returns the messages that the bytes complete; consecutive commands are joined. */
  push(bytes: Buffer): ClientMessage[] {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    const messages: ClientMessage[] = [];
    for (let message = this.#take(); message !== null; message = this.#take()) {
      const last = messages.at(-1);
      if (last?.kind === 'commands' && message.kind === 'commands') {
        last.bytes = Buffer.concat([last.bytes, message.bytes]);
      } else {
        messages.push(message);
      }
    }
    return messages;
  }

  #take(): ClientMessage | null {
    const tagSize = this.#started ? 1 : 0;
    if (this.#rest.length < tagSize + 4) return null;
    const size = tagSize + this.#rest.readInt32BE(tagSize);
    if (size < tagSize + 4 || (!this.#started && size > maxStartupSize)) return this.#end();
    if (this.#rest.length < size) return null;
    const bytes = this.#rest.subarray(0, size);
    this.#rest = this.#rest.subarray(size);
    if (this.#started) return bytes[0] === endTag ? { kind: 'end' } : { kind: 'commands', bytes };

    const code = size >= 8 ? bytes.readInt32BE(4) : 0;
    if (encryptionCodes.includes(code)) return { kind: 'encryption' };
    if (code !== startupCode) return this.#end();
    this.#started = true;
    return { kind: 'startup', bytes };
  }

  /** The client cancels, or the bytes are invalid. */
  #end(): ClientMessage {
    this.#rest = Buffer.alloc(0);
    return { kind: 'end' };
  }
}

const readyForQuery = Buffer.from([...Buffer.from('Z'), 0, 0, 0, 5, ...Buffer.from('I')]);

/** Whether a server's output ends with ReadyForQuery outside of a transaction. */
export function isIdle(output: Buffer): boolean {
  return output.subarray(-readyForQuery.length).equals(readyForQuery);
}
