import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import type { UpstreamConfig } from '../config.ts';

/** A message to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address in it that the reader is to open. */
  link: string;
}

/** Brings mails on their way. */
export interface Mailer {
  /** Hands a mail over. @throws MailError when it is not taken */
  send(mail: Mail): Promise<void>;
}

/** By the mail server of the settings; without one into the folder `outbox` of the data folder. */
export function createMailer(
  { smtp, dataDir, publicUrl, siteName, demo }: UpstreamConfig,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): Mailer {
  if (smtp !== null) return createSmtpMailer(smtp);
  const from = { name: siteName, address: `no-reply@${new URL(publicUrl).hostname}` };
  return createOutbox(join(dataDir, 'outbox'), from, logger, demo);
}

/**
 * Writes mails as `.eml` files into a folder that only its owner may read: for a machine without a mail server.
 * @param tellsLinks whether the log has the links, which let in whoever reads them
 */
function createOutbox(
  folder: string,
  from: { name: string; address: string },
  logger: Pick<FastifyBaseLogger, 'warn'>,
  tellsLinks: boolean,
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
      const what = tellsLinks ? `a mail with the link ${link}` : 'a mail';
      logger.warn({ file }, `No mail server is set: ${what} is in the outbox`);
    },
  };
}

const timeoutMs = 10_000;

/** Sends by an SMTP server, one connection a mail; a server that does not answer is given up after 10 seconds. */
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

/** A mail that was not taken; the message holds codes only, since a server's words name the recipient. */
class MailError extends Error {
  override name = 'MailError';

  /** Tells what the mail server, or the way to it, gave as codes. */
  static of(error: unknown): MailError {
    if (!(error instanceof Error)) return new MailError('The mail was not taken');
    const code = 'code' in error ? String(error.code) : error.name;
    const reply = 'responseCode' in error ? ` ${error.responseCode}` : '';
    return new MailError(`The mail was not taken: ${code}${reply}`);
  }
}
