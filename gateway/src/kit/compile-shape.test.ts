import { describe, expect, it } from 'vitest';
import { misfitIn, reader, readerWith } from './compile-shape.ts';
import * as s from './shape.ts';

describe('a reader', () => {
  const side = <const Side extends 'home' | 'away'>(name: Side) =>
    s.shape({ name: s.from(name, s.text), goals: s.from(`${name}_goals`, s.orNull(s.integer)) });
  const thing = s.shape('Tip', {
    id: s.globalId('Tip'),
    thingId: s.from('id', s.integer),
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
  const wire: s.WireOf<typeof thing> = {
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
    expect(reader(thing)(wire)).toEqual({
      __typename: 'Tip',
      id: 'VGlwOjE',
      thingId: 1,
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
    expect(reader(thing)(more)).toMatchObject({
      until: '2026-03-14',
      isNew: true,
      state: null,
      home: { goals: 0 },
      days: ['2026-03-15'],
    });
  });

  it('computes fields from the wire value and an extra argument', () => {
    const read = readerWith(thing, {
      hasSecret: ({ secret }) => secret !== '',
      initial: ({ first_name }, length: number) => first_name.slice(0, length),
    });
    expect(read(wire, 2)).toMatchObject({ hasSecret: true, initial: 'EW', thingId: 1 });
  });
});

it('readerWith rejects a computed field that is declared and not hidden', () => {
  expect(() => readerWith(s.shape({ id: s.integer }), { id: () => 1 })).toThrow('declare it as hidden');
});

describe('the first mismatch', () => {
  const reply = s.shape({
    things: s.list(
      s.shape({ id: s.integer, side: s.part(s.shape({ drop: s.number })), when: s.nullable(s.dateTime) }),
    ),
    marks: s.orNull(s.list(s.pair(s.integer, s.text))),
  });
  const thing = { id: 1, drop: 2, when: null };

  it.each([
    [null, ''],
    [[], ''],
    [{}, 'things'],
    [{ things: {} }, 'things'],
    [{ things: [thing, null] }, 'things[1]'],
    [{ things: [{ ...thing, drop: '2' }] }, 'things[0].drop'],
    [{ things: [{ ...thing, when: undefined }] }, 'things[0].when'],
    [{ things: [{ ...thing, id: 1.5 }, null] }, 'things[0].id'],
    [{ things: [], marks: [[1]] }, 'marks[0]'],
    [
      {
        things: [],
        marks: [
          [1, 'a'],
          [2, 3],
        ],
      },
      'marks[1][1]',
    ],
    [{ things: [thing], marks: null, more: true }, null],
  ])('of %j is %j', (value, path) => {
    expect(misfitIn(reply, value)).toBe(path);
  });
});
