import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createMailer } from './mailer.ts';
import { resetPasswordMail } from './reset-password-mail.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tipgraph-test-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const link = 'https://tipgraph.example/reset-password/a-code-of-22-letters-xx';
const mailIn = (language: 'pl' | 'en') =>
  resetPasswordMail({ to: 'ala@tipgraph.example', link, siteName: 'Tip & Graph' }, language);

/** A minimal mail server that accepts one mail, or rejects its recipient. */
async function startMailServer(recipientReply = '250 ok') {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 test ESMTP\r\n');
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n')) {
        if (line === '') continue;
        lines.push(line);
        if (inData) {
          if (line !== '.') continue;
          inData = false;
          socket.write('250 taken\r\n');
        } else if (line.startsWith('RCPT')) socket.write(`${recipientReply}\r\n`);
        else if (line === 'DATA') {
          inData = true;
          socket.write('354 go on\r\n');
        } else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { lines, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

const logTo = (logged: unknown[]) => ({ warn: (...entry: unknown[]) => logged.push(entry) });

test('a mail is sent by the configured server and sender, and nothing is logged', async () => {
  const server = await startMailServer();
  const logged: unknown[] = [];
  const config = readConfig({
    SMTP_URL: server.url,
    MAIL_FROM: 'Typy <typy@tipgraph.example>',
    DATA_DIR: dataDir,
  });
  await createMailer(config, logTo(logged)).send(mailIn('pl'));
  server.close();
  expect(server.lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^MAIL FROM:<typy@tipgraph.example>/),
      'RCPT TO:<ala@tipgraph.example>',
      'From: Typy <typy@tipgraph.example>',
      'To: ala@tipgraph.example',
    ]),
  );
  expect(server.lines.join('')).toContain('a-code-of-22-letters-xx');
  expect(logged).toEqual([]);
  expect(await readdir(dataDir)).toEqual([]);
});

test('an error has the codes of a rejection, without the address', async () => {
  const server = await startMailServer('550 no ala@tipgraph.example here');
  const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: 'typy@tipgraph.example' });
  const sending = createMailer(config, logTo([])).send(mailIn('pl'));
  await expect(sending).rejects.toThrow(/^The mail was not accepted: EENVELOPE 550$/);
  server.close();
});

test('without a server the mail is a private file, and its link is logged', async () => {
  const logged: unknown[] = [];
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://tipgraph.example' });
  await createMailer(config, logTo(logged)).send(mailIn('en'));
  const [name = ''] = await readdir(join(dataDir, 'outbox'));
  const file = join(dataDir, 'outbox', name);
  expect(name).toMatch(/\.eml$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, 'outbox'))).mode & 0o777).toBe(0o700);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('From: Tipgraph <no-reply@tipgraph.example>\r\n');
  expect(text).toContain('To: ala@tipgraph.example\r\n');
  expect(text).toContain('Subject: Set a new password for Tip & Graph\r\n');
  const message = `No mail server is set: a mail with the link ${link} is in the outbox`;
  expect(logged).toEqual([[{ file }, message]]);
});

test.each([
  ['pl', 'Ustaw nowe hasło w serwisie Tip & Graph', 'tylko raz'],
  ['en', 'Set a new password for Tip & Graph', 'only once'],
] as const)('the %s mail has the same content as text and as HTML', (language, subject, phrase) => {
  const { subject: actual, text, html } = mailIn(language);
  expect(actual).toBe(subject);
  expect(text).toContain(phrase);
  expect(text).toContain(`\n\n${link}\n\n`);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(phrase);
  expect(html).toContain(`<a href="${link}">`);
  expect(html).toContain('Tip &amp; Graph');
});
