/**
 * Loaded first by every Node process and thread of a test run and of `npm run mock` (NODE_OPTIONS). It moves the clock by
 * TEST_CLOCK_OFFSET_MS or stops it at TEST_CLOCK_MS, seeds Math.random with TEST_RANDOM_SEED, and logs each process to the
 * file TEST_JOURNAL.
 */
const { appendFileSync } = require('node:fs');
const { ServerResponse } = require('node:http');
const { isMainThread } = require('node:worker_threads');

const { TEST_CLOCK_MS, TEST_CLOCK_OFFSET_MS, TEST_JOURNAL, TEST_RANDOM_SEED } = process.env;
const realNow = Date.now;

if (TEST_CLOCK_MS) setClock(() => Number(TEST_CLOCK_MS));
else if (TEST_CLOCK_OFFSET_MS) setClock(() => realNow() + Number(TEST_CLOCK_OFFSET_MS));
if (TEST_RANDOM_SEED) Math.random = seededRandom(Number(TEST_RANDOM_SEED));
if (TEST_JOURNAL && isMainThread) appendFileSync(TEST_JOURNAL, 'process\n');

/** @param {() => number} now */
function setClock(now) {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => String(new Date()),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  // Node does not use `Date` for the Date header, but pages set their clock by it.
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (...args) {
    const date = new Date().toUTCString();
    const lines = args.findIndex(Array.isArray);
    // As a raw header line, since `setHeader` would drop raw lines of the same name.
    if (lines >= 0) args[lines] = withLine(args[lines], 'date', date);
    else if (!this.hasHeader('date')) this.setHeader('date', date);
    return writeHead.apply(this, args);
  };
}

/** Raw headers (alternating names and values), with one added unless its name is present. */
function withLine(lines, name, value) {
  return lines.some((line, index) => index % 2 === 0 && line.toLowerCase() === name)
    ? lines
    : [...lines, name, value];
}

/** A seeded replacement for Math.random (mulberry32). */
function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
