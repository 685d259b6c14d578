/** A mail that was not taken; the message holds codes only, since a server's words name the recipient. */
export class MailError extends Error {
  override name = 'MailError';

  /** Tells what the mail server, or the way to it, gave as codes. */
  static of(error: unknown): MailError {
    if (!(error instanceof Error)) return new MailError('The mail was not taken');
    const code = 'code' in error ? String(error.code) : error.name;
    const reply = 'responseCode' in error ? ` ${error.responseCode}` : '';
    return new MailError(`The mail was not taken: ${code}${reply}`);
  }
}
