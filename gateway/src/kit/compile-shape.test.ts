import { describe, expect, it } from 'vitest';
import { pathOfInvalid, reader, readerWith } from './compile-shape.ts';
import * as s from './shape.ts';

describe('a reader', () => {
  const side = <const Side extends 'home' | 'away'>(name: Side) =>
    s.shape({ name: s.from(name, s.text), goals: s.from(`${name}_goals`, s.orNull(s.integer)) });
  const tip = s.shape('Tip', {
    id: s.globalId('Tip'),
    tipId: s.from('id', s.integer),
    firstName: s.lowerCase,
    madeAt: s.dateTime,
    until: s.orNull(s.day),
    price: s.money,
    state: s.oneOf({ on: 'ON', '': null }, 'UNKNOWN'),
    isNew: s.orElse(s.boolean, false),
    secret: s.hidden(s.text),
    home: s.part(side('home')),
    days: s.orElse(s.list(s.day), []),
    parts: s.list(s.shape({ partId: s.from('id', s.integer) })),
  });
  const wire: s.WireOf<typeof tip> = {
    id: 1,
    first_name: 'EWA',
    made_at: '2026-03-14T18:00:00+02:00',
    price: 1.005,
    state: 'constructor',
    secret: 'x',
    home: 'Odra',
    parts: [{ id: 3 }],
  };

  it('converts each field, with null or the fallback for absent ones', () => {
    expect(reader(tip)(wire)).toEqual({
      __typename: 'Tip',
      id: 'VGlwOjE',
      tipId: 1,
      firstName: 'ewa',
      madeAt: '2026-03-14T16:00:00.000Z',
      until: null,
      price: 1,
      state: 'UNKNOWN',
      isNew: false,
      home: { name: 'Odra', goals: null },
      days: [],
      parts: [{ partId: 3 }],
    });
  });

  it('converts present values instead of the fallback', () => {
    const more = {
      ...wire,
      until: '2026-03-14T18:00:00Z',
      is_new: true,
      state: '',
      home_goals: 0,
      days: ['2026-03-15'],
    };
    expect(reader(tip)(more)).toMatchObject({
      until: '2026-03-14',
      isNew: true,
      state: null,
      home: { goals: 0 },
      days: ['2026-03-15'],
    });
  });

  it('computes fields from the wire value and an extra argument', () => {
    const read = readerWith(tip, {
      hasSecret: ({ secret }) => secret !== '',
      initial: ({ first_name }, length: number) => first_name.slice(0, length),
    });
    expect(read(wire, 2)).toMatchObject({ hasSecret: true, initial: 'EW', tipId: 1 });
  });
});

it('readerWith rejects a computed field that is declared and not hidden', () => {
  expect(() => readerWith(s.shape({ id: s.integer }), { id: () => 1 })).toThrow('declare it as hidden');
});

describe('the first mismatch', () => {
  const reply = s.shape({
    rows: s.list(
      s.shape({ id: s.integer, side: s.part(s.shape({ drop: s.number })), when: s.nullable(s.dateTime) }),
    ),
    marks: s.orNull(s.list(s.pair(s.integer, s.text))),
  });
  const row = { id: 1, drop: 2, when: null };

  it.each([
    [null, ''],
    [[], ''],
    [{}, 'rows'],
    [{ rows: {} }, 'rows'],
    [{ rows: [row, null] }, 'rows[1]'],
    [{ rows: [{ ...row, drop: '2' }] }, 'rows[0].drop'],
    [{ rows: [{ ...row, when: undefined }] }, 'rows[0].when'],
    [{ rows: [{ ...row, id: 1.5 }, null] }, 'rows[0].id'],
    [{ rows: [], marks: [[1]] }, 'marks[0]'],
    [
      {
        rows: [],
        marks: [
          [1, 'a'],
          [2, 3],
        ],
      },
      'marks[1][1]',
    ],
    [{ rows: [row], marks: null, more: true }, null],
  ])('of %j is %j', (value, path) => {
    expect(pathOfInvalid(reply, value)).toBe(path);
  });

  it('of a list begins with its place', () => {
    expect(pathOfInvalid(reply.fields.rows, [row, { ...row, id: null }])).toBe('[1].id');
  });
});
