import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import type { UpstreamConfig } from '../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** URL in the text that the recipient should open. */
  link: string;
}

export interface Mailer {
  /** @throws MailError when the mail server does not accept the mail */
  send(mail: Mail): Promise<void>;
}

/** Sends by the configured mail server; without one, writes to the folder `outbox` of the data folder. */
export function createMailer(
  { smtp, dataDir, publicUrl, siteName, demo }: UpstreamConfig,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): Mailer {
  if (smtp !== null) return createSmtpMailer(smtp);
  const from = { name: siteName, address: `no-reply@${new URL(publicUrl).hostname}` };
  return createOutbox(join(dataDir, 'outbox'), from, logger, demo);
}

/**
 * Writes mails as `.eml` files to a folder that only its owner may read.
 * @param logsLinks whether to log the links, which give access to the account
 */
function createOutbox(
  folder: string,
  from: { name: string; address: string },
  logger: Pick<FastifyBaseLogger, 'warn'>,
  logsLinks: boolean,
): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send({ to, subject, text, html, link }) {
      const { message } = await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${randomUUID()}.eml`);
      await writeFile(file, message, { flag: 'wx', mode: 0o600 });
      const what = logsLinks ? `a mail with the link ${link}` : 'a mail';
      logger.warn({ file }, `No mail server is set: ${what} is in the outbox`);
    },
  };
}

const timeoutMs = 10_000;

/** One connection per mail. */
function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send({ to, subject, text, html }) {
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
      } catch (error) {
        throw MailError.of(error);
      }
    },
  };
}

/** The message holds codes only, because a server's reply may contain the recipient. */
class MailError extends Error {
  override name = 'MailError';

  static of(error: unknown): MailError {
    if (!(error instanceof Error)) return new MailError('The mail was not accepted');
    const code = 'code' in error ? String(error.code) : error.name;
    const reply = 'responseCode' in error ? ` ${error.responseCode}` : '';
    return new MailError(`The mail was not accepted: ${code}${reply}`);
  }
}
