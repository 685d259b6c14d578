import { percentile } from '../percentile.ts';
import type { Aim } from './aims.ts';
import { markdownTable } from './markdown-table.ts';
import { type LiveResult, liveLimit, liveOurs, type MeasuredLive } from './measure-live.ts';

const limitOf = (results: ReadonlyMap<string, LiveResult>): LiveResult => {
  const found = results.get(liveLimit);
  if (!found) throw new Error('the limit was not measured');
  return found;
};

/** The servers' figures, with ratios to the limit, and what a socket takes. */
export function liveTables({ events, socketBytes, hookDelays, held, openFiles }: MeasuredLive): string {
  const head = [
    'watchers',
    'server',
    'processor ms an event',
    '÷ limit',
    'median receipt ms',
    'last receipt ms',
    '÷ limit',
  ];
  const rows = [...events].flatMap(([watchers, results]) => {
    const limit = limitOf(results);
    return [...results].map(([name, { processorMs, median, last }], index) => [
      index === 0 ? watchers.toLocaleString('en') : '',
      name,
      processorMs.toFixed(1),
      (processorMs / limit.processorMs).toFixed(2),
      median.toFixed(1),
      last.toFixed(1),
      (last / limit.last).toFixed(2),
    ]);
  });
  const memory = markdownTable(
    ['server', 'KiB of memory a socket'],
    [...socketBytes].map(([name, bytes]) => [name, (bytes / 1024).toFixed(1)]),
  );
  const files =
    openFiles === null ? '' : ` (a process may open ${openFiles.toLocaleString('en')} files on this machine)`;
  return [
    'A live event to all watchers.',
    markdownTable(head, rows, 2),
    memory,
    [
      `From a change upstream to the last watcher, by the signed hook, over ${hookDelays.length} events:`,
      `median ${percentile(hookDelays, 50).toFixed(0)} ms, p99 ${percentile(hookDelays, 99).toFixed(0)} ms.`,
      `One gateway held ${held.toLocaleString('en')} sockets${files}, and each got every event once.`,
    ].join(' '),
  ].join('\n\n');
}

/** The gateway's figures with the most watchers beside their aims. */
export function liveAims({ events, socketBytes, hookDelays, held }: MeasuredLive): Aim[] {
  const [watchers, results] = [...events].at(-1) ?? [0, new Map<string, LiveResult>()];
  const limit = limitOf(results);
  const ours = results.get(liveOurs);
  const at = `${watchers.toLocaleString('en')} watchers`;
  const ratio = (key: keyof LiveResult) => (ours?.[key] ?? Number.NaN) / limit[key];
  const common = { bound: 'at most', byProcessor: null } as const;
  return [
    {
      ...common,
      what: `${at}, processor time an event ÷ limit`,
      aim: 1.15,
      measured: ratio('processorMs'),
      unit: '',
    },
    { ...common, what: `${at}, last receipt ÷ limit`, aim: 1.2, measured: ratio('last'), unit: '' },
    {
      ...common,
      what: `memory a socket at ${at}`,
      aim: 15,
      measured: (socketBytes.get(liveOurs) ?? Number.NaN) / 1024,
      unit: 'KiB',
    },
    {
      ...common,
      what: `change upstream to the last of ${at} by the hook, p99`,
      aim: 400,
      measured: percentile(hookDelays, 99),
      unit: 'ms',
    },
    {
      ...common,
      bound: 'at least',
      what: 'sockets held by one gateway',
      aim: 20_000,
      measured: held,
      unit: 'sockets',
    },
  ];
}
