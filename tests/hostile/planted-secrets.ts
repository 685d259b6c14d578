import type { GraphClient } from '../harness/graph-client.ts';

/** Secrets that only their owner may see, with names for failure messages. */
export class PlantedSecrets {
  readonly #values = new Map<string, string>();

  /** A name may have several values. */
  plant(name: string, value: string): void {
    if (value.length >= 6) this.#values.set(value, name);
  }

  /** Plants a browser's current credentials and cookies. */
  plantClient(who: string, { credentials, cookies }: GraphClient): void {
    for (const [name, value] of Object.entries(credentials ?? {})) {
      if (name !== 'token-type') this.plant(`${who}'s ${name}`, value);
    }
    for (const [name, value] of cookies) this.plant(`${who}'s cookie ${name}`, value);
  }

  /** The names of the secrets in a text, plain or in a common encoding. */
  foundIn(text: string): string[] {
    return [...this.#values]
      .filter(([value]) => formsOf(value).some((form) => text.includes(form)))
      .map(([, name]) => name);
  }

  get size(): number {
    return this.#values.size;
  }
}

/** A value plain and encoded for URLs, JSON, Base64 and hex. */
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
