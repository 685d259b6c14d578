import { makeExecutableSchema } from '@graphql-tools/schema';
import { readerWith, shown } from '../../../kit/compile-shape.ts';
import * as s from '../../../kit/shape.ts';
import { get } from '../../../rest/endpoint.ts';
import { scalars } from '../../schema.ts';

const side = s.shape({ label: s.text, odds: s.from('to', s.number), line: s.orNull(s.number) });

const scored = <const Side extends 'home' | 'away'>(name: Side) =>
  s.part(s.shape({ name: s.from(name, s.text), goals: s.from(`goals_${name}`, s.orNull(s.integer)) }));

/** Has a field of each codec. */
const thing = s.shape('Thing', {
  id: s.globalId('Thing'),
  thingId: s.from('id', s.integer),
  title: s.text,
  code: s.textOf(/^[a-z]*$/),
  word: s.lowerCase,
  count: s.integerFrom(0),
  share: s.number,
  price: s.money,
  isNew: s.orElse(s.boolean, false),
  isOld: s.nullable(s.boolean),
  madeAt: s.dateTime,
  until: s.orNull(s.day),
  state: s.oneOf({ on: 'ON', off: 'OFF', '': null }, 'UNKNOWN'),
  mood: s.orNull(s.wordOf(['good', 'bad'], null)),
  home: scored('home'),
  away: scored('away'),
  league: s.orNull(s.shape('League', { name: s.text, rank: s.from('n', s.orElse(s.integer, 1)) })),
  parts: s.orElse(s.list(s.shape({ partId: s.from('id', s.globalId('Part')), weight: s.number })), []),
  tags: s.list(s.text),
  marks: s.orNull(s.list(s.integer)),
  over: s.hidden(side),
  under: s.hidden(s.orNull(side)),
  secret: s.hidden(s.text),
  more: s.hidden(s.anything),
});
type ThingWire = s.WireOf<typeof thing>;

const toThing = readerWith(thing, {
  dropped: shown(side, (wire: ThingWire) =>
    wire.under && wire.under.to < wire.over.to ? wire.under : wire.over,
  ),
  opposite: shown(side, (wire: ThingWire) => wire.under ?? null),
  length: ({ title, more }) => title.length + JSON.stringify(more ?? null).length,
  first: ({ tags }) => tags[0] ?? null,
});

export const things = get('things', '/things.json', {
  auth: 'none',
  decode: s.shape({ things: s.list(thing), total: s.orNull(s.integerFrom(0)) }),
  fields: [],
});

export type Things = s.WireOf<typeof things.decode>;

const typeDefs = `
  scalar DateTime
  scalar Date
  enum State { ON OFF UNKNOWN }
  enum Mood { GOOD BAD }
  type Side { label: String! odds: Float! line: Float }
  type Team { name: String! goals: Int }
  type League { name: String! rank: Int! }
  type Part { partId: ID! weight: Float! }
  type Thing {
    id: ID! thingId: Int! title: String! code: ID word: String! count: Int! share: Float! price: Float
    isNew: Boolean! isOld: Boolean madeAt: DateTime! until: Date state: State mood: Mood
    home: Team! away: Team! league: League parts: [Part!]! tags: [String!]! marks: [Int!]
    dropped: Side! opposite: Side length: Int! first: String late: String
  }
  type Edge { cursor: String! node: Thing! }
  type Query { things: [Thing!] edges(first: Int!): [Edge!] total: Int }`;

/** A graph of `things`; its context is the reply. */
export const schema = makeExecutableSchema({
  typeDefs,
  resolvers: {
    DateTime: scalars.DateTime,
    Date: scalars.Date,
    Query: {
      things: (_, _args, reply: Things) => reply.things.map((wire) => toThing(wire)),
      edges: (_, { first }, reply: Things) =>
        reply.things.slice(0, first).map((wire) => ({ cursor: `after ${wire.id}`, node: toThing(wire) })),
      total: (_, _args, reply: Things) => reply.total ?? null,
    },
    // Synchronous: with promises, the reported errors next to a propagated null would depend on timing.
    Thing: { late: ({ title }: { title: string }) => title.slice(1) },
  },
});
