import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Copies a file or folder without nested `node_modules`, by hard links where possible. */
export async function linkTree(from: string, to: string): Promise<void> {
  if (!(await stat(from)).isDirectory()) {
    await mkdir(dirname(to), { recursive: true });
    await link(from, to).catch(() => copyFile(from, to));
    return;
  }
  await mkdir(to, { recursive: true });
  const names = await readdir(from);
  const wanted = names.filter((name) => name !== 'node_modules');
  await Promise.all(wanted.map((name) => linkTree(join(from, name), join(to, name))));
}
