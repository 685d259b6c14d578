import type { GraphClient } from '../harness/graph-client.ts';

/** What must be seen nowhere but by whom it belongs to, by the name that a failed test shows. */
export class PlantedSecrets {
  readonly #values = new Map<string, string>();

  /** Plants a secret; a second value under the same name is kept beside the first. */
  plant(name: string, value: string): void {
    if (value.length >= 6) this.#values.set(value, name);
  }

  /** Plants what a browser holds now: its credentials and its cookies. */
  plantHeld(who: string, { credentials, cookies }: GraphClient): void {
    for (const [name, value] of Object.entries(credentials ?? {})) {
      if (name !== 'token-type') this.plant(`${who}'s ${name}`, value);
    }
    for (const [name, value] of cookies) this.plant(`${who}'s cookie ${name}`, value);
  }

  /** The names of those that a text holds, as they are or in one of the usual codes. */
  foundIn(text: string): string[] {
    return [...this.#values]
      .filter(([value]) => formsOf(value).some((form) => text.includes(form)))
      .map(([, name]) => name);
  }

  get size(): number {
    return this.#values.size;
  }
}

/** A value as it may stand in a log, an address or a document. */
function formsOf(value: string): string[] {
  const decoded = value.includes('%') ? [decodeURIComponent(value)] : [];
  return [value, ...decoded].flatMap((text) => [
    text,
    encodeURIComponent(text),
    JSON.stringify(text).slice(1, -1),
    Buffer.from(text).toString('base64').replace(/=+$/, ''),
    Buffer.from(text).toString('hex'),
  ]);
}
