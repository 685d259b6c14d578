import { openDatabase } from '../db/database.ts';
import { seededRandom } from '../demo/random.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { migratedTemplate, type Template } from './template-database.ts';

/** Clock and random numbers of the template. */
export const demoSeed = { clock: () => new Date('2026-03-14T12:07:00Z'), random: () => seededRandom(20) };

/** The demo data at a fixed time. */
export const demoTemplate: Template = {
  name: 'tipgraph_demo',
  sourceFolder: new URL('../', import.meta.url),
  base: migratedTemplate,
  async fill(url) {
    const opened = await openDatabase(url, () => {});
    await seedDemo(opened.db, { clock: demoSeed.clock, random: demoSeed.random() });
    await opened.close();
  },
};
