import { beforeEach, describe, expect, it } from 'vitest';
import { type CallOutcome, CircuitBreaker, type CircuitState } from './circuit-breaker.ts';

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

/** Asks for a permit that must be given, as somebody new unless told. */
function enter(caller = `caller ${callers}`) {
  callers += 1;
  const permit = circuit.ask(caller);
  if ('refusedForMs' in permit) throw new Error(`refused for ${permit.refusedForMs} ms`);
  return permit;
}

const make = (outcome: CallOutcome, count = 1, caller?: string): void => {
  for (let made = 0; made < count; made += 1) enter(caller).report(outcome);
};

/** For how long a call is refused; null when it is let through, which this then does not make. */
const refusal = (): number | null => {
  const permit = circuit.ask('whoever asks');
  if ('refusedForMs' in permit) return permit.refusedForMs;
  permit.report('none');
  return null;
};

describe('a closed circuit', () => {
  it('opens at the call with which more than half of enough calls went badly', () => {
    make('good', 5);
    make('bad', 5);
    expect(circuit.state).toBe('closed');
    make('bad');
    expect([circuit.state, refusal()]).toEqual(['open', 2000]);
  });

  it('concludes nothing from few calls', () => {
    make('bad', 9);
    expect(circuit.state).toBe('closed');
    make('bad');
    expect(circuit.state).toBe('open');
  });

  it('stays closed whatever one or two callers do, also while nobody else calls', () => {
    make('bad', 500, 'one');
    make('good', 1, 'other');
    make('bad', 500, 'two');
    expect(circuit.state).toBe('closed');
    make('bad', 1, 'three');
    expect(circuit.state).toBe('open');
  });

  it('opens when nothing comes back, whoever calls', () => {
    make('unreachable', 10, 'one');
    expect(circuit.state).toBe('open');
  });

  it('does not count calls that say nothing', () => {
    make('none', 50);
    make('bad', 9);
    expect(circuit.state).toBe('closed');
  });

  it('forgets what is older than its window', () => {
    make('bad', 9);
    now = 10_000;
    make('bad', 9);
    expect(circuit.state).toBe('closed');
    now = 19_000;
    make('bad');
    expect(circuit.state).toBe('open');
  });
});

describe('an open circuit', () => {
  beforeEach(() => make('bad', 10));

  it('is not kept open by one caller whose calls fail', () => {
    now = 2000;
    make('bad', 1, 'one');
    expect(refusal()).toBe(4000);
    now = 6000;
    make('bad', 50, 'one');
    make('good', 1, 'other');
    expect(circuit.state).toBe('closed');
  });

  it('lets one call at a time find out after the pause', () => {
    now = 1999;
    expect(refusal()).toBe(1);
    now = 2000;
    const probe = enter();
    expect([probe.isProbe, circuit.state, refusal()]).toEqual([true, 'half-open', 1000]);
    probe.report('good');
    expect([circuit.state, refusal()]).toEqual(['closed', null]);
    expect(changes).toEqual(['open', 'half-open', 'closed']);
  });

  it('waits twice as long after each probe that went badly, up to a bound, and begins anew once closed', () => {
    const pauses: (number | null)[] = [];
    for (let round = 0; round < 3; round += 1) {
      now += 60_000;
      make('bad');
      pauses.push(refusal());
    }
    expect(pauses).toEqual([4000, 5000, 5000]);
    now += 60_000;
    make('good');
    make('bad', 10);
    expect(refusal()).toBe(2000);
  });

  it('lets the next one find out when a probe says nothing', () => {
    now = 2000;
    make('none');
    expect(circuit.state).toBe('half-open');
    make('good');
    expect(circuit.state).toBe('closed');
  });

  it('does not hear calls from before', () => {
    now = 60_000;
    make('good');
    const early = Array.from({ length: 50 }, enter);
    for (const permit of early.slice(0, 10)) permit.report('bad');
    early[10]?.report('good');
    expect(circuit.state).toBe('open');
    now = 62_000;
    make('good');
    for (const permit of early) permit.report('bad');
    expect(circuit.state).toBe('closed');
    make('bad', 9);
    expect(circuit.state).toBe('closed');
    make('bad');
    expect(circuit.state).toBe('open');
  });

  it('lets another one find out beside a probe that takes long, and hears both', () => {
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
