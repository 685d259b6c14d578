import type { MarketOptions } from './market-session.ts';
import { MarketSession } from './market-session.ts';

const betweenSteps = 2_000;

/** A market that runs until it is closed. */
export interface DemoMarket {
  /** Ends the market; what a step is doing is done first. */
  close(): Promise<void>;
}

/**
 * Keeps the demo alive: odds move, every 10 to 30 seconds a dropinfo is born, matches are played, tips are
 * published and settled, fixtures of the past are replaced. Nothing happens in a database without demo data.
 */
export function startDemoMarket(options: MarketOptions): DemoMarket {
  const session = new MarketSession(options);
  let closed = false;
  let step = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const plan = (delay: number) => {
    if (closed) return;
    timer = setTimeout(() => {
      step = session.step().then(() => plan(betweenSteps));
    }, delay);
  };
  plan(0);
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await step;
    },
  };
}
