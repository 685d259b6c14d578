import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The links in all mails that an upstream without a mail server has written to its data folder, unordered. */
export async function mailedLinks(dataDir: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox');
  const files = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
  return mails.flatMap((mail) => decodeQuotedPrintable(mail).match(/^https?:\/\/\S+$/gm) ?? []);
}

const decodeQuotedPrintable = (mail: string): string =>
  mail
    .replaceAll('\r\n', '\n')
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
