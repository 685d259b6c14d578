import type { BrowserContext } from 'playwright';

const offset = Number(process.env.TEST_CLOCK_OFFSET_MS ?? 0);

/** Moves the clock of a browser's pages by TEST_CLOCK_OFFSET_MS. Call it before any other init script is added. */
export async function shiftClock(context: BrowserContext): Promise<void> {
  if (offset !== 0) await context.addInitScript(shiftDate, offset);
}

/** Runs in the page. */
function shiftDate(milliseconds: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + milliseconds;
  const shifted = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (real, given, target) => Reflect.construct(real, given.length === 0 ? [now()] : given, target),
    get: (real, key) => (key === 'now' ? now : Reflect.get(real, key)),
  });
  RealDate.prototype.constructor = shifted;
  globalThis.Date = shifted;
}
