import { join } from 'node:path';
import { benchAdmin } from './admin/bench-admin.ts';
import { benchPages } from './bench-pages.ts';
import { benchLive, benchOperations, benchPeers } from './bench-peers.ts';
import { benchStages } from './bench-stages.ts';
import { benchFootball } from './football/bench-football.ts';
import { benchPictures } from './pictures/bench-pictures.ts';
import { benchScreens } from './screens/bench-screens.ts';
import { rounds, seconds } from './settings.ts';

const isWriting = process.argv.includes('--write');
const named = process.argv.slice(2).filter((argument) => argument !== '--write');

/** The parts that run when none is named, in their order. */
const usual: Record<string, () => Promise<void>> = {
  peers: () => benchPeers({ write: isWriting }),
  stages: benchStages,
  football: benchRealSeasons,
  admin: benchLists,
  pages: benchPages,
  screens: benchScreens,
};
/** Besides them the halves of `peers` alone, and the comparison of pictures. */
const parts: typeof usual = {
  ...usual,
  operations: benchOperations,
  live: benchLive,
  pictures: async () => benchPictures({ write: isWriting }),
};
const chosen = named.length > 0 ? named : Object.keys(usual);
for (const name of chosen) {
  const part = parts[name];
  if (part === undefined) throw new Error(`No part ${name}; there are ${Object.keys(parts).join(', ')}.`);
  await part();
}

async function benchRealSeasons(): Promise<void> {
  const testData = process.env.TIPGRAPH_TEST_DATA;
  const server = process.env.TEST_DATABASE_URL;
  if (!testData || !server) {
    console.log('\nWithout TIPGRAPH_TEST_DATA and a PostgreSQL the pages of real seasons are left out.');
    return;
  }
  await benchFootball({ data: join(testData, 'football-data'), server, seconds, rounds });
}

async function benchLists(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    console.log('\nWithout a PostgreSQL the lists of the admin area are left out.');
    return;
  }
  await benchAdmin({ people: 100_000, payments: 300_000, server, seconds, rounds });
}
