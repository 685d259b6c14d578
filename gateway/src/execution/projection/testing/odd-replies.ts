import fc from 'fast-check';

/** @param tokens separated by spaces */
const oneOf = (tokens: string) => fc.constantFrom(...tokens.split(' '));

const space = fc.constantFrom('', '', '', '', ' ', '\n\t', ' \r ');

const escaped = (char: string): string =>
  [...Array(char.length).keys()]
    .map((at) => `\\u${char.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');

const character = fc.oneof(
  { weight: 12, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 8 }).map(jsonText) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }).map(jsonText) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }).map(escaped) },
  {
    weight: 1,
    arbitrary: oneOf('\\/ \\" \\\\ \\n \\u001F \\u007f ł € 😀 İ \u2028'),
  },
);

/** JSON of a string without its quotes. */
function jsonText(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** JSON of a string, with and without escapes. */
const text = fc.array(character, { maxLength: 4 }).map((parts) => `"${parts.join('')}"`);

const word = (...words: readonly string[]) =>
  fc.oneof(fc.constantFrom(...words.map((one) => JSON.stringify(one))), fc.constant('"\\u006fn"'), text);

const whole = fc.oneof(
  { weight: 8, arbitrary: fc.nat(100_000).map(String) },
  {
    weight: 1,
    arbitrary: oneOf('0 1.0 1e3 2E+2 2147483647 2147483648 9007199254740991 100e-2 999999999 1000000000'),
  },
);

const decimal = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -9999, max: 99_999 }).map((value) => String(value / 100)) },
  {
    weight: 2,
    arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
  },
  {
    weight: 1,
    arbitrary: oneOf(
      '-0 0.0 1.50 -1.5 1e21 1E-7 0.000001 0.0000001 123456789012345678 0.1234567890123456789 5e-324 1.7976931348623157e308',
    ),
  },
);

const moment = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => JSON.stringify(date)),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '"2026-03-14T18:43:00Z"',
      '"2024-02-29T23:59:59.000Z"',
      '"2026-03-14T18:43:00.5+02:00"',
      '"2026-03-14T18:43:00.123-11:30"',
      '"2026-03-14T18:43:00.1234Z"',
      '"2026-03-14T18\\u003a43:00.000Z"',
    ),
  },
);

const day = fc.oneof(
  fc.constantFrom('"2026-03-14"', '"2026-03-14T10:00:00Z"', '"2026-03-14\\u0021"'),
  moment,
);

const anything = fc.json({ maxDepth: 3 });

/** JSON that matches no declared field, or invalid JSON. */
const invalid = fc.oneof(
  anything,
  fc.constantFrom(
    '"2023-02-29T00:00:00.000Z"',
    '"2026-13-01T00:00:00.000Z"',
    '"2026-01-01T24:00:00.000Z"',
    '"1900-02-29T00:00:00.000Z"',
  ),
  fc.constant(''),
  oneOf(
    'null true [] {} -1 1.5 1e400 01 1. .5 - "a "\\ud800" "\\udc00\\ud800" "\\x" "\t" nul undefined [1,] {"a":1,}',
  ),
);

/** A fixed sample: generating each value takes most of the time. */
const some = (arbitrary: fc.Arbitrary<string>, count = 120): fc.Arbitrary<string> =>
  fc.constantFrom(...fc.sample(arbitrary, { seed: 20, numRuns: count }));

const texts = some(text, 400);
const wholes = some(whole);
const decimals = some(decimal, 300);
const moments = some(moment);
const days = some(day);
const anythings = some(anything);
const invalids = some(invalid, 200);

const orNull = (value: fc.Arbitrary<string>) => fc.option(value, { nil: 'null', freq: 3 });

interface Member {
  readonly name: string;
  readonly value: fc.Arbitrary<string>;
  readonly mayBeAbsent?: boolean;
}

/** null except once in `times`. */
const rarely = <Value>(arbitrary: fc.Arbitrary<Value>, times: number): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

/** A change of one member of an object: replaced, absent or duplicate. */
const change = rarely(
  fc.tuple(fc.nat(), fc.constantFrom('replaced', 'absent', 'duplicate'), invalids, invalids),
  15,
);

/** JSON of an object: its members in any order, some undeclared. */
function object(members: readonly Member[]): fc.Arbitrary<string> {
  const values = fc.tuple(...members.map(({ value }) => value));
  const names = fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom('"x"', '"Ł"', '"things "') },
    fc.constant('"i\\u0064"'),
  );
  const unknown = rarely(fc.tuple(names, anythings), 4);
  return fc
    .tuple(values, fc.nat(), change, unknown, space, rarely(fc.nat(), 3))
    .map(([known, absent, odd, other, gap, order]) => {
      const written = members.flatMap(({ name, mayBeAbsent = false }, index) => {
        if (mayBeAbsent && (absent >> (index % 31)) % 3 === 0) return [];
        const head = `${gap}${JSON.stringify(name)}${gap}:${gap}`;
        const member = `${head}${known[index]}${gap}`;
        if (odd === null || odd[0] % members.length !== index) return [member];
        const [, kind, one, last] = odd;
        if (kind === 'absent') return [];
        return kind === 'replaced'
          ? [`${head}${one}`]
          : [member, `${head}${last.length % 2 === 0 ? known[index] : last}`];
      });
      if (other !== null) written.push(`${other[0]}:${other[1]}`);
      if (order !== null)
        written.sort((one, two) => Math.sin(one.length * order) - Math.sin(two.length * order));
      return `{${written.join(',')}}`;
    });
}

const list = (item: fc.Arbitrary<string>, maxLength: number) =>
  fc
    .tuple(fc.array(item, { maxLength }), space)
    .map(([items, gap]) => `[${gap}${items.join(`,${gap}`)}${gap}]`);

const side = some(
  object([
    { name: 'label', value: texts },
    { name: 'to', value: decimals },
    { name: 'line', value: orNull(decimals), mayBeAbsent: true },
  ]),
);

const league = some(
  object([
    { name: 'name', value: texts },
    { name: 'n', value: orNull(wholes), mayBeAbsent: true },
  ]),
);

const part = object([
  { name: 'id', value: wholes },
  { name: 'weight', value: decimals },
]);

const thing = object([
  { name: 'id', value: wholes },
  { name: 'title', value: texts },
  { name: 'code', value: fc.constantFrom('"abc"', '""', '"\\u0061"') },
  { name: 'word', value: texts },
  { name: 'count', value: wholes },
  { name: 'share', value: decimals },
  { name: 'price', value: decimals },
  { name: 'is_new', value: orNull(fc.constantFrom('true', 'false')), mayBeAbsent: true },
  { name: 'is_old', value: orNull(fc.constantFrom('true', 'false')) },
  { name: 'made_at', value: moments },
  { name: 'until', value: orNull(days), mayBeAbsent: true },
  { name: 'state', value: some(word('on', 'off', '', 'On')) },
  { name: 'mood', value: orNull(some(word('good', 'bad'))), mayBeAbsent: true },
  { name: 'home', value: texts },
  { name: 'away', value: texts },
  { name: 'goals_home', value: orNull(wholes), mayBeAbsent: true },
  { name: 'goals_away', value: orNull(wholes), mayBeAbsent: true },
  { name: 'league', value: orNull(league), mayBeAbsent: true },
  { name: 'parts', value: orNull(some(list(part, 3))), mayBeAbsent: true },
  { name: 'tags', value: some(list(texts, 3)) },
  { name: 'marks', value: orNull(some(list(wholes, 3))), mayBeAbsent: true },
  { name: 'over', value: side },
  { name: 'under', value: orNull(side), mayBeAbsent: true },
  { name: 'secret', value: texts },
  { name: 'more', value: anythings, mayBeAbsent: true },
]);

/** Bytes of replies of `things`, sometimes with a changed byte. */
export const replyBytes: fc.Arbitrary<Buffer> = fc
  .tuple(
    object([
      { name: 'things', value: list(thing, 4) },
      { name: 'total', value: orNull(wholes), mayBeAbsent: true },
    ]),
    rarely(fc.tuple(fc.nat(10_000), fc.nat(255)), 12),
    rarely(fc.constantFrom(' ', '\ufeff', 'x'), 10),
  )
  .map(([json, change, behind]) => {
    const bytes = Buffer.from(behind === '\ufeff' ? behind + json : json + (behind ?? ''));
    if (change !== null) bytes[change[0] % bytes.length] = change[1];
    return bytes;
  });
