import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The embedded databases of a test run, and the folder in which processes note which one they use. */
export interface EmbeddedDatabases {
  urls: string[];
  claims: string;
}

/** A database that no other process uses until it is given back. */
export interface ClaimedDatabase {
  url: string;
  giveBack(): Promise<void>;
}

const betweenTriesMs = 20;

/** Takes one of the embedded databases; waits while others have them all. One of a process that has ended is free. */
export async function claimDatabase({ urls, claims }: EmbeddedDatabases): Promise<ClaimedDatabase> {
  for (;;) {
    for (const [index, url] of urls.entries()) {
      const claim = join(claims, `${index}.claim`);
      if (await isTaken(claim)) continue;
      return { url, giveBack: () => rm(claim) };
    }
    await setTimeout(betweenTriesMs);
  }
}

async function isTaken(claim: string): Promise<boolean> {
  try {
    await writeFile(claim, String(process.pid), { flag: 'wx' });
    return false;
  } catch {
    const holder = Number(await readFile(claim, 'utf8').catch(() => ''));
    if (holder > 0 && !isRunning(holder)) await rm(claim, { force: true });
    return true;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
