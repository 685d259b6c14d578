import { inArray } from 'drizzle-orm';
import { makeScratchFolder } from '../../scripts/lib/scratch-folder.ts';
import { openDatabase } from '../../upstream/src/db/database.ts';
import { users } from '../../upstream/src/db/tables.ts';
import { demoEmails } from '../../upstream/src/demo/demo-users.ts';
import { seededRandom } from '../../upstream/src/demo/random.ts';
import { seedDemo } from '../../upstream/src/demo/seed-demo.ts';
import { quickHash } from '../../upstream/src/testing/quick-hash.ts';
import {
  copyTemplate,
  migratedTemplate,
  type Template,
} from '../../upstream/src/testing/template-database.ts';

interface StackDatabase {
  /** The upstream's settings for it. */
  settings: Record<string, string>;
  remove(): Promise<void>;
}

/** All tables with the current demo data. */
export const seededTemplate: Template = {
  name: 'tipgraph_seeded',
  sourceFolder: new URL('../../upstream/src/', import.meta.url),
  base: migratedTemplate,
  // The demo has a match every half hour.
  maxAgeMs: 10 * 60_000,
  async fill(url) {
    const opened = await openDatabase(url, () => {});
    await seedDemo(opened.db, { clock: () => new Date(), random: seededRandom(1) });
    // A fast hash: these tests do not test passwords.
    const passwordHash = await quickHash('tipgraph-demo');
    await opened.db.update(users).set({ passwordHash }).where(inArray(users.email, demoEmails));
    await opened.close();
  },
};

/** Copies a template on the server of TEST_DATABASE_URL, or makes a folder for the embedded database. */
export async function makeDatabase(template: Template): Promise<StackDatabase> {
  const folder = await makeScratchFolder();
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { settings: { DATA_DIR: folder.path }, remove: folder.remove };
  const { url, drop } = await copyTemplate(server, template);
  return {
    settings: { DATA_DIR: folder.path, DATABASE_URL: url },
    async remove() {
      await drop();
      await folder.remove();
    },
  };
}
