import nodemailer from 'nodemailer';
import { MailError } from './mail-error.ts';
import type { Mailer } from './mailer.ts';

const patience = 10_000;

/** Sends by an SMTP server, one connection a mail; a server that does not answer is given up after 10 seconds. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
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
