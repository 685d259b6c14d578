import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import type { Mailer } from './mailer.ts';

/**
 * Writes mails as `.eml` files into a folder that only its owner may read: for a machine without a mail server.
 * @param tellsLinks whether the log has the links, which let in whoever reads them
 */
export function createOutbox(
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
