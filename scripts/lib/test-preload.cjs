/**
 * Loaded by every Node process and thread of a test run before anything else (NODE_OPTIONS). It moves the clock by
 * TEST_CLOCK_OFFSET_MS, so that a run stands at the same time of the same day whenever it is made, and notes each process
 * in the file TEST_JOURNAL.
 */
const { appendFileSync } = require('node:fs');
const { ServerResponse } = require('node:http');
const { isMainThread } = require('node:worker_threads');

const { TEST_CLOCK_OFFSET_MS, TEST_JOURNAL } = process.env;

if (TEST_CLOCK_OFFSET_MS) shiftClock(Number(TEST_CLOCK_OFFSET_MS));
if (TEST_JOURNAL && isMainThread) appendFileSync(TEST_JOURNAL, 'process\n');

/** @param {number} offsetMs */
function shiftClock(offsetMs) {
  const RealDate = Date;
  const now = () => RealDate.now() + offsetMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => String(new Date()),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  // Node takes the time of the header Date from elsewhere, and pages set their clock by it.
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (...args) {
    const date = new Date().toUTCString();
    const lines = args.findIndex(Array.isArray);
    // As a line, since headers that were set before would take away lines of the same name.
    if (lines >= 0) args[lines] = withLine(args[lines], 'date', date);
    else if (!this.hasHeader('date')) this.setHeader('date', date);
    return writeHead.apply(this, args);
  };
}

/** Names and values in turn, with one more where the name is not among them. */
function withLine(lines, name, value) {
  return lines.some((line, place) => place % 2 === 0 && line.toLowerCase() === name)
    ? lines
    : [...lines, name, value];
}
