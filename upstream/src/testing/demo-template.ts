import { openDatabase } from '../db/database.ts';
import { seededRandom } from '../demo/chance.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { migratedTemplate, type Template } from './template-database.ts';

/** When the demo of the template was made, and with which random numbers. */
export const demoSeed = { clock: () => new Date('2026-03-14T12:07:00Z'), random: () => seededRandom(20) };

/** The demo as it was at one instant, always the same. */
export const demoTemplate: Template = {
  name: 'tipgraph_demo',
  madeFrom: new URL('../', import.meta.url),
  base: migratedTemplate,
  async fill(url) {
    const opened = await openDatabase(url, () => {});
    await seedDemo(opened.db, { clock: demoSeed.clock, random: demoSeed.random() });
    await opened.close();
  },
};
