import { markdownTable } from './lib/markdown-table.ts';
import { decimal, figureOf, median, show } from './lib/statistics.ts';
import { writeSection } from './lib/write-benchmarks.ts';
import { liveOurs, type MeasuredLive } from './live/measure.ts';
import { type MeasuredOperation, ours } from './operations/measure.ts';

/** The assumed load of a day. */
const day = {
  users: 1_000_000,
  operationsOfUser: 15,
  /** Share of the day's operations in the busiest hour, and the factor of its busiest minute. */
  busiestHour: 0.12,
  busiestMinute: 2,
  /** Share of the day's users that are online at the peak. */
  watching: 0.05,
  eventsASecond: 2,
  /** Share of responses that are not cached. */
  first: 0.5,
};

/** Relative frequency of each operation. */
const mix: Readonly<Record<string, number>> = {
  plans: 0.1,
  dashboard: 0.3,
  '200 dropinfos': 0.35,
  '20 matches': 0.25,
};

/** Planned load of a core; above three quarters queues grow fast. */
const busyShare = 0.5;
/** The default of `LIVE_MAX_SOCKETS`. */
const maxSockets = 20_000;

/** The gateway's results of a run. */
interface Costs {
  readonly name: string;
  readonly firstMs: number;
  readonly repeatedMs: number;
}

/** Writes the capacity of a core and the gateways for a million daily users into docs/capacity.md. */
export async function writeCapacity(
  run: string,
  operations: readonly MeasuredOperation[],
  live: MeasuredLive,
): Promise<void> {
  await writeSection('capacity', 'a core and a day', capacityText(run, operations, live));
}

function capacityText(run: string, operations: readonly MeasuredOperation[], live: MeasuredLive): string {
  const costs = operations.map(({ name, first, repeated }): Costs => {
    const ms = (results: typeof first) => median(results.get(ours)?.processorMs ?? []);
    return { name, firstMs: ms(first), repeatedMs: ms(repeated) };
  });
  const perSecond = (results: MeasuredOperation['first']) =>
    show(figureOf((results.get(ours)?.processorMs ?? []).map((ms) => 1000 / ms)), 0);
  const eventRounds = live.events.get(liveOurs)?.processorMs ?? [];
  const eventMs = median(eventRounds);
  const socketKib = (live.socketBytes.get(liveOurs) ?? Number.NaN) / 1024;
  return [
    `By \`npm run bench -- peers --write\`: ${run}`,
    markdownTable(
      ['a core at full does', 'first answers a second', 'repeated answers a second'],
      operations.map(({ name, first, repeated }) => [name, perSecond(first), perSecond(repeated)]),
    ),
    `Milliseconds of its time to bring an event to ${decimal(live.watchers, 0)} watchers: ${show(figureOf(eventRounds), 0)}; KiB that each of them takes: ${decimal(socketKib, 1)}.`,
    '### A million daily users',
    'By the medians, also of figures that moved.',
    dayText(costs, { eventMs: eventMs / live.watchers, socketKib }),
  ].join('\n\n');
}

function dayText(costs: readonly Costs[], socket: { eventMs: number; socketKib: number }): string {
  const perSecond = ((day.users * day.operationsOfUser * day.busiestHour) / 3600) * day.busiestMinute;
  const operationMs = costs.reduce(
    (sum, { name, firstMs, repeatedMs }) =>
      sum + (mix[name] ?? 0) * (day.first * firstMs + (1 - day.first) * repeatedMs),
    0,
  );
  const sockets = day.users * day.watching;
  const operationCores = (perSecond * operationMs) / 1000;
  const liveCores = (sockets * day.eventsASecond * socket.eventMs) / 1000;
  const byCores = Math.ceil((operationCores + liveCores) / busyShare);
  const bySockets = Math.ceil(sockets / maxSockets);
  const gateways = Math.max(byCores, bySockets) + 1;
  const mixText = costs.map(({ name }) => `${decimal((mix[name] ?? 0) * 100, 0)} % ${name}`).join(', ');
  return markdownTable(
    ['step', 'arithmetic', 'is'],
    [
      [
        'operations a second, busiest minute',
        `${decimal(day.users, 0)} users × ${day.operationsOfUser} a day × ${day.busiestHour} in the busiest hour ÷ 3600 s × ${day.busiestMinute}`,
        decimal(perSecond, 0),
      ],
      [
        'ms of a core for an operation',
        `${mixText}; half of the answers first, half repeated`,
        decimal(operationMs, 2),
      ],
      ['cores for operations', 'the two above ÷ 1000', decimal(operationCores, 2)],
      ['watchers', `${decimal(day.users, 0)} × ${day.watching} at the busiest moment`, decimal(sockets, 0)],
      [
        'cores for live',
        `watchers × ${day.eventsASecond} events a second × ${decimal(socket.eventMs * 1000, 1)} µs ÷ 1,000,000`,
        decimal(liveCores, 2),
      ],
      ['gateways by cores', `(operations + live) ÷ ${busyShare}, so that a core is half busy`, byCores],
      ['gateways by sockets', `watchers ÷ ${decimal(maxSockets, 0)}`, bySockets],
      ['**gateways**', 'the greater of the two, and one that may fail', `**${gateways}**`],
      [
        'memory for sockets, each gateway',
        `watchers × ${decimal(socket.socketKib, 1)} KiB ÷ (gateways − 1)`,
        `${decimal((sockets * socket.socketKib) / 1024 / (gateways - 1), 0)} MiB`,
      ],
    ],
    2,
  );
}
