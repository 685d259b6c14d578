import { chromium } from 'playwright';
import { endChildren } from '../child.ts';
import { percentile } from '../percentile.ts';
import { recordReplies } from '../record.ts';
import { screenSeconds } from '../settings.ts';
import { table } from '../table.ts';
import { startLiveList } from './live-list.ts';

const rows = 1000;
const perSecond = 20;

/** The list of dropinfos with very many rows while new ones come: figures beside what they may be at most. */
export async function benchScreens(): Promise<void> {
  const recording = await recordReplies(rows);
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const list = await startLiveList(browser, recording);
    const { longest, delays, script, total } = await list.measure({
      rows,
      perSecond,
      seconds: screenSeconds,
    });
    const rendered = await list.countRenders({ rows, perSecond, seconds: Math.min(screenSeconds, 10) });
    await list.stop();
    console.log(
      `\n/dropinfo with ${rows} rows and ${perSecond} new ones a second, ${screenSeconds} s in Chromium`,
    );
    console.log(
      table(
        ['figure', 'measured', 'at most'],
        [
          ['longest task ms', longest.wall.toFixed(1), 50],
          ["longest task, processor's ms", longest.cpu.toFixed(1), 50],
          ['rows rendered for a change', rendered.toFixed(2), 2],
          ['event to paint p50 ms', Math.round(percentile(delays, 50)), ''],
          ['event to paint p95 ms', Math.round(percentile(delays, 95)), 1000],
          ["scripts for a change, processor's ms", script.toFixed(2), ''],
          ["main thread for a change, processor's ms", total.toFixed(2), ''],
        ],
      ),
    );
    console.log('A row is rendered when it comes and when its mark ends.');
  } finally {
    await browser.close();
    endChildren();
    await recording.remove();
  }
}
