/** Messages of a refusal: a list, or lists by field. */
export type ErrorMessages = string[] | Record<string, string[]>;

/** A refusal with its status; `extra` goes beside `errors` into the body. */
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

/** 401: nobody is signed in. */
export const signedOut = () => new HttpError(401, ['You need to sign in or sign up before continuing.']);

/** 403: the caller may not. */
export const forbidden = () => new HttpError(403, ['You are not allowed to do that.']);

/** 404: it is not there, or not for the caller. */
export const notFound = () => new HttpError(404, ['Not found']);

/** 423: the account is locked. */
export const locked = () => new HttpError(423, ['Your account is locked.']);

/** 429: too many requests of this kind. */
export const tooMany = () => new HttpError(429, ['Too many requests. Try again later.']);

/** 422: a field is refused, with a code. */
export const refusedField = (field: string, code: string) => new HttpError(422, { [field]: [code] });
