/** A list of messages, or lists of codes by field. */
export type ErrorMessages = string[] | Record<string, string[]>;

/** An error reply. The fields of `extra` are added to the body. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly errors: ErrorMessages;
  readonly extra: Record<string, unknown>;

  constructor(statusCode: number, errors: ErrorMessages, extra: Record<string, unknown> = {}) {
    super(JSON.stringify(errors));
    this.statusCode = statusCode;
    this.errors = errors;
    this.extra = extra;
  }
}

export const unauthorized = () => new HttpError(401, ['You need to sign in or sign up before continuing.']);

export const forbidden = () => new HttpError(403, ['You are not allowed to do that.']);

/** Also for objects that the caller may not see. */
export const notFound = () => new HttpError(404, ['Not found']);

/** The first of some rows. @throws HttpError 404 without one */
export function requireRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw notFound();
  return row;
}

export const locked = () => new HttpError(423, ['Your account is locked.']);

export const tooManyRequests = () => new HttpError(429, ['Too many requests. Try again later.']);

/** 422 with a code for one field. */
export const refusedField = (field: string, code: string) => new HttpError(422, { [field]: [code] });
