/** A place in a log. */
export interface LogPlace {
  readonly logId: string;
  readonly seq: number;
}

/** Thrown for a text that is no cursor of any log. */
export class MalformedCursorError extends Error {
  constructor() {
    super('The cursor is malformed.');
    this.name = 'MalformedCursorError';
  }
}

const pattern = /^([a-z0-9]{4,32})-(0|[1-9]\d{0,14})$/;

/** Writes a place as the text that clients keep. */
export function formatCursor(place: LogPlace): string {
  return `${place.logId}-${place.seq}`;
}

/** Reads a client's cursor. @throws MalformedCursorError for any other text */
export function parseCursor(text: string): LogPlace {
  const match = pattern.exec(text);
  const [, logId, seq] = match ?? [];
  if (logId === undefined || seq === undefined) throw new MalformedCursorError();
  return { logId, seq: Number(seq) };
}
