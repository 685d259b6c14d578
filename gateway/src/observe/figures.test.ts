import { Counter, Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { DurationHistogram, EventCounter } from './figures.ts';

const registers = [new Registry()];
const common = { name: 'things', help: 'Things by name and kind.' };
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

it('counts are written as prom-client writes them', async () => {
  const theirs = new Counter({ ...common, labelNames: ['name', 'kind'], registers });
  const ours = new EventCounter({ ...common, labels: ['name', 'kind'] });
  for (const [name = '', kind = ''] of [
    ['a', 'x'],
    ['a', 'y'],
    ['a', 'x'],
    ['"\\\n', ''],
  ]) {
    theirs.inc({ name, kind });
    ours.count(name, kind);
  }
  expect(ours.text()).toBe(`${await registers[0]?.getSingleMetricAsString('things')}\n`);
});

it('a count without labels is 0 at first', () => {
  expect(new EventCounter({ ...common, labels: [] }).text()).toContain('\nthings 0\n');
});

it('durations are written as prom-client writes them', async () => {
  const theirs = new Histogram({ ...common, name: 'took', labelNames: ['name'], buckets, registers });
  const ours = new DurationHistogram({ ...common, name: 'took', labels: ['name'] });
  for (const seconds of [0, 0.001, 0.0011, 0.3, 10, 10.1]) {
    theirs.observe({ name: 'a' }, seconds);
    ours.observe(seconds, 'a');
  }
  expect(ours.text()).toBe(`${await registers[0]?.getSingleMetricAsString('took')}\n`);
});
