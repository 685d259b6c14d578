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

/** nodemailer would take a plain text for a list of addresses. */
const recipient = (address: string) => ({ name: '', address });

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
    async send({ to, link, ...content }) {
      const { message } = await transport.sendMail({ ...content, from, to: recipient(to) });
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
    async send({ to, link: _, ...content }) {
      await transport.sendMail({ ...content, from, to: recipient(to) }).catch((error: Error) => {
        throw new MailError(error);
      });
    },
  };
}

/** The message holds codes only, because a server's reply may contain the recipient. */
class MailError extends Error {
  override name = 'MailError';

  constructor(refusal: Error & { code?: string; responseCode?: number }) {
    const { code = refusal.name, responseCode } = refusal;
    super(`The mail was not accepted: ${[code, responseCode].filter(Boolean).join(' ')}`);
  }
}
