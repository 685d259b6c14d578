import { beforeEach, describe, expect, it } from 'vitest';
import type { CircuitState } from '../kit/reports.ts';
import { type CallOutcome, CircuitBreaker } from './circuit-breaker.ts';

let now = 0;
let changes: CircuitState[] = [];
let circuit: CircuitBreaker;

beforeEach(() => {
  now = 0;
  changes = [];
  circuit = new CircuitBreaker(
    { windowMs: 10_000, minCalls: 10, maxBadShare: 0.5, firstPauseMs: 2000, maxPauseMs: 5000 },
    { now: () => now, random: () => 1, onChange: (state) => changes.push(state) },
  );
});

let callers = 0;

/** A permit, by default of a new caller. @throws Error when the circuit refuses it */
function enter(...sources: readonly string[]) {
  callers += 1;
  const permit = circuit.acquire(sources.length > 0 ? sources : [`caller ${callers}`]);
  if ('refusedForMs' in permit) throw new Error(`refused for ${permit.refusedForMs} ms`);
  return permit;
}

const report = (outcome: CallOutcome, count = 1, ...sources: readonly string[]): void => {
  for (let made = 0; made < count; made += 1) enter(...sources).report(outcome);
};

/** Milliseconds for which a call is refused; null when it may pass. */
const refusal = (): number | null => {
  const permit = circuit.acquire(['any caller']);
  if ('refusedForMs' in permit) return permit.refusedForMs;
  permit.report('none');
  return null;
};

describe('a closed circuit', () => {
  it('opens when more than half of the calls in the window are bad', () => {
    report('good', 5);
    report('bad', 5);
    expect(circuit.state).toBe('closed');
    report('bad');
    expect([circuit.state, refusal()]).toEqual(['open', 2000]);
  });

  it('stays closed below the minimum number of calls', () => {
    report('bad', 9);
    expect(circuit.state).toBe('closed');
    report('bad');
    expect(circuit.state).toBe('open');
  });

  it('stays closed when only two callers have bad calls', () => {
    report('bad', 500, 'one');
    report('good', 1, 'other');
    report('bad', 500, 'two');
    expect(circuit.state).toBe('closed');
    report('bad', 1, 'three');
    expect(circuit.state).toBe('open');
  });

  it.each([
    ['address, whatever uids it sends', (call: number) => [`user ${call}`, 'address']],
    ['user, from whatever addresses', (call: number) => ['user', `address ${call}`]],
  ] as const)('stays closed when bad calls come from one %s', (_, sourcesOf) => {
    for (let call = 0; call < 50; call += 1) report('bad', 1, ...sourcesOf(call));
    report('bad', 5);
    expect(circuit.state).toBe('closed');
    report('bad');
    expect(circuit.state).toBe('open');
  });

  it('opens when the upstream is unreachable for a single caller', () => {
    report('unreachable', 10, 'one');
    expect(circuit.state).toBe('open');
  });

  it('ignores calls without an outcome', () => {
    report('none', 50);
    report('bad', 9);
    expect(circuit.state).toBe('closed');
  });

  it('counts the bad calls of a caller again when its earlier ones are older than the window', () => {
    for (const caller of ['one', 'two']) report('bad', 4, caller);
    report('good', 30);
    now = 60_000;
    for (const caller of ['one', 'two']) report('bad', 4, caller);
    expect(circuit.state).toBe('closed');
    report('bad', 2, 'three');
    expect(circuit.state).toBe('open');
  });

  it('ignores calls older than its window', () => {
    report('bad', 9);
    now = 10_000;
    report('bad', 9);
    expect(circuit.state).toBe('closed');
    now = 19_000;
    report('bad');
    expect(circuit.state).toBe('open');
  });
});

describe('an open circuit', () => {
  beforeEach(() => report('bad', 10));

  it('ignores the second failed probe of the same caller', () => {
    now = 2000;
    report('bad', 1, 'one');
    expect(refusal()).toBe(4000);
    now = 6000;
    report('bad', 50, 'one');
    report('good', 1, 'other');
    expect(circuit.state).toBe('closed');
    report('bad', 10);
    now = 8000;
    report('bad', 1, 'one');
    expect(circuit.state).toBe('open');
  });

  it('ignores the second failed probe of the same address with another uid', () => {
    now = 2000;
    report('bad', 1, 'one', 'address');
    now = 6000;
    report('bad', 50, 'other', 'address');
    report('good');
    expect(circuit.state).toBe('closed');
  });

  it('lets one probe through after the pause', () => {
    now = 1999;
    expect(refusal()).toBe(1);
    now = 2000;
    const probe = enter();
    expect([probe.isProbe, circuit.state, refusal()]).toEqual([true, 'half-open', 1000]);
    probe.report('good');
    expect([circuit.state, refusal()]).toEqual(['closed', null]);
    expect(changes).toEqual(['open', 'half-open', 'closed']);
  });

  it('doubles the pause after each failed probe up to the maximum, and resets it when closed', () => {
    const pauses: (number | null)[] = [];
    for (let round = 0; round < 3; round += 1) {
      now += 60_000;
      report('bad');
      pauses.push(refusal());
    }
    expect(pauses).toEqual([4000, 5000, 5000]);
    now += 60_000;
    report('good');
    report('bad', 10);
    expect(refusal()).toBe(2000);
  });

  it('lets the next probe through when a probe has no outcome', () => {
    now = 2000;
    report('none');
    expect(circuit.state).toBe('half-open');
    report('good');
    expect(circuit.state).toBe('closed');
  });

  it('ignores the outcomes of calls from an earlier state', () => {
    now = 60_000;
    report('good');
    const early = Array.from({ length: 50 }, () => enter());
    for (const permit of early.slice(0, 10)) permit.report('bad');
    early[10]?.report('good');
    expect(circuit.state).toBe('open');
    now = 62_000;
    report('good');
    for (const permit of early) permit.report('bad');
    expect(circuit.state).toBe('closed');
    report('bad', 9);
    expect(circuit.state).toBe('closed');
    report('bad');
    expect(circuit.state).toBe('open');
  });

  it('lets a second probe through when the first is slow', () => {
    now = 2000;
    const slow = enter();
    now = 4999;
    expect(refusal()).toBe(1000);
    now = 5000;
    const quick = enter();
    expect([quick.isProbe, refusal()]).toEqual([true, 1000]);
    slow.report('good');
    expect(circuit.state).toBe('closed');
    quick.report('bad');
    expect(circuit.state).toBe('closed');
  });
});
