import type { Aim } from '../lib/aims.ts';
import { markdownTable } from '../lib/markdown-table.ts';
import { decimal, type Figure, figureOf, percentile, ratioOf, show, showSpread } from '../lib/statistics.ts';
import { type LiveRounds, liveLimit, liveOurs, type MeasuredLive } from './measure.ts';

function roundsOf({ events }: MeasuredLive, name: string): LiveRounds {
  const found = events.get(name);
  if (!found) throw new Error(`${name} was not measured`);
  return found;
}

/** The cost of an event relative to the limit. */
const toLimit = (measured: MeasuredLive, name: string, key: keyof LiveRounds): Figure =>
  ratioOf(roundsOf(measured, name)[key], roundsOf(measured, liveLimit)[key]);

const kib = (measured: MeasuredLive, name: string): Figure =>
  figureOf([(measured.socketBytes.get(name) ?? Number.NaN) / 1024]);

/** The servers' figures, with ratios to the limit, and what a socket takes. */
export function liveTables(measured: MeasuredLive): string {
  const head = [
    `${decimal(measured.watchers, 0)} watchers`,
    'processor ms an event',
    '÷ limit',
    'rounds',
    'last receipt ms',
    '÷ limit',
    'KiB a socket',
  ];
  const rows = [...measured.events].map(([name, { processorMs, last }]) => [
    name,
    show(figureOf(processorMs), 1),
    show(toLimit(measured, name, 'processorMs')),
    showSpread(toLimit(measured, name, 'processorMs')),
    show(figureOf(last), 0),
    show(toLimit(measured, name, 'last')),
    show(kib(measured, name), 1),
  ]);
  const { hookDelays } = measured;
  return [
    [
      `From a change upstream to the last watcher, by the signed hook, over ${hookDelays.length} events:`,
      `median ${percentile(hookDelays, 50).toFixed(0)} ms, slowest ${Math.max(...hookDelays).toFixed(0)} ms.`,
    ].join(' '),
    markdownTable(head, rows),
  ].join('\n\n');
}

/** The gateway's figures and aims. */
export function liveAims(measured: MeasuredLive): Aim[] {
  const at = `${decimal(measured.watchers, 0)} watchers`;
  return [
    {
      what: `${at}, processor time an event ÷ limit`,
      bound: 'at most',
      aim: 1.05,
      measured: toLimit(measured, liveOurs, 'processorMs'),
      unit: '',
    },
    {
      what: `${at}, memory a socket`,
      bound: 'at most',
      aim: 12,
      measured: kib(measured, liveOurs),
      unit: 'KiB',
    },
  ];
}
