import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { UpstreamConfig } from '../config.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

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
  /**
   * Hands a mail over.
   * @throws MailError when it is not taken
   */
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
