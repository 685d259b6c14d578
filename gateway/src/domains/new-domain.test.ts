import { type ExecutionResult, graphql, parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createMeasure } from '../execution/cost/operation-cost.ts';
import { buildSchema } from '../execution/schema.ts';
import { toGlobalId } from '../kit/global-id.ts';
import { integer, list, shape, text, type WireOf } from '../kit/shape.ts';
import { Entitlement } from '../live/entitlement.ts';
import { get } from '../rest/endpoint.ts';
import { UpstreamClient } from '../rest/rest-client.ts';
import { UpstreamSession } from '../rest/session.ts';
import { type FakeOrigin, json, startFakeOrigin } from '../testing/fake-origin.ts';
import { sampleUser } from '../testing/samples.ts';
import { composeDomains } from './compose.ts';
import { type DomainParts, defineDomain } from './define-domain.ts';
import { domains } from './index.ts';
import { defineLiveSource, type LiveReader } from './live-source.ts';
import { callsOf } from './loaders.ts';

// The steps of CONTRIBUTING.md in one file; in the project each part is a file in the domain's folder.

/** In the project this is in schema.graphql, from which codegen generates the types asserted below. */
const schemaPart = `
  type Notice implements Node { id: ID! text: String! }
  type NoticesAddedPayload { notices: [Notice!]! cursor: String! gap: Boolean! }
  extend type Query { notices: [Notice!] }
  extend type Subscription { noticesAdded: NoticesAddedPayload }
`;

const notice = shape({ id: integer, text, created_at: text });
type NoticeWire = WireOf<typeof notice>;

const noticeList = get('notice.list', '/notices.json', {
  auth: 'optional',
  decode: shape({ notices: list(notice) }),
  optional: true,
  fields: ['Query.notices', { finds: 'Notice' }],
});

const toNotice = ({ id, text: content }: NoticeWire) => ({
  __typename: 'Notice' as const,
  id: toGlobalId('Notice', id),
  text: content,
});

const noticeLiveSource = defineLiveSource({
  kind: 'notice',
  audience: z.object({ kind: z.literal('notice') }),
  accessOf: ({ holds }) => (holds('notices') ? { className: 'all', sees: () => true } : null),
  field: 'noticesAdded',
  listField: 'notices',
  newestWins: true,
  list: noticeList,
  filteredList: null,
  rows: ({ notices }) => notices,
  describe: ({ id, created_at: createdAt }) => ({
    id,
    state: 'new',
    createdAt,
    newsUntil: null,
    audience: { kind: 'notice' as const },
  }),
  wants: () => true,
  leagueFilter: () => null,
  toGraph: toNotice,
});

const generated = <Type>(value: unknown): Type => value as Type;

const noticeDomain = defineDomain({
  endpoints: { noticeList },
  resolvers: generated<DomainParts['resolvers']>([
    {
      Query: {
        notices: async (...[, , { loaders }]: [unknown, unknown, Context]) =>
          (await loaders.read(noticeList)).notices.map(toNotice),
      },
    },
  ]),
  nodes: generated<NonNullable<DomainParts['nodes']>>({
    Notice: async (id: number, { loaders }: Context) => {
      const found = (await loaders.read(noticeList)).notices.find((row) => row.id === id);
      return found === undefined ? null : toNotice(found);
    },
  }),
  live: noticeLiveSource,
});

interface Context {
  readonly loaders: ReturnType<ReturnType<typeof composeDomains>['createLoaders']>;
}

describe('a domain that is added to the list', () => {
  const composition = composeDomains([...domains, noticeDomain]);
  const schema = buildSchema({ resolvers: composition.resolvers, extensions: [schemaPart] });
  let origin: FakeOrigin;
  let rest: UpstreamClient;

  beforeAll(async () => {
    origin = await startFakeOrigin();
    rest = new UpstreamClient({ upstreamUrl: origin.url, upstreamTimeoutMs: 2000 });
  });
  beforeEach(() => {
    const notices = [{ id: 4, text: 'Break at noon', created_at: '2026-03-01T10:00:00Z' }];
    origin.on('GET /notices.json', json({ notices }));
  });
  afterAll(async () => {
    await rest.close(0);
    await origin.close();
  });

  function answer(source: string): Promise<ExecutionResult> {
    const session = new UpstreamSession({ timeoutMs: 2000, requestId: 'r' });
    const call = callsOf(rest, session);
    const loaders = composition.createLoaders(call, session);
    return graphql({ schema, source, contextValue: { call, session, loaders } });
  }

  it('resolves its field with one call per operation', async () => {
    const before = origin.seen.length;
    const { data } = await answer('{ notices { text } again: notices { id } }');
    expect(data).toEqual({ notices: [{ text: 'Break at noon' }], again: [{ id: toGlobalId('Notice', 4) }] });
    expect(origin.seen.slice(before).map(({ path }) => path)).toEqual(['/notices.json']);
  });

  it('finds its objects by global id', async () => {
    const id = toGlobalId('Notice', 4);
    const { data } = await answer(`{ node(id: "${id}") { ... on Notice { text } } }`);
    expect(data).toEqual({ node: { text: 'Break at noon' } });
  });

  it('counts its call before an operation runs', () => {
    const document = parse('{ notices { text } }');
    const [operation] = document.definitions;
    if (operation?.kind !== 'OperationDefinition') throw new Error('no operation');
    const { calls } = createMeasure(schema, composition.endpoints)(document, operation, null);
    expect(Object.fromEntries(calls)).toEqual({ 'notice.list': 1 });
  });

  it('publishes new rows live to users with access', async () => {
    const reader: LiveReader = {
      read: async (endpoint, args) => ({
        changed: true,
        reply: await rest.call(endpoint, args, new UpstreamSession({ timeoutMs: 2000, requestId: 'r' })),
        etag: 'e',
      }),
    };
    const source = composition.liveSources.find(({ field }) => field === 'noticesAdded');
    const read = await source?.read(reader, 'pl', null);
    expect(read).toMatchObject({ changed: true, reply: [{ id: 4, audience: { kind: 'notice' } }] });
    const seenWith = (permission: string[], sources = composition.liveSources) =>
      new Entitlement(sampleUser({ permission }), new Map(), sources).sees({ kind: 'notice' });
    expect(seenWith(['notices'])).toBe(true);
    expect(seenWith(['tips'])).toBe(false);
    expect(seenWith(['notices'], [])).toBe(false);
    origin.on('GET /notices.json', json({ errors: ['Not found'] }, 404));
    expect(await source?.read(reader, 'pl', null)).toBeNull();
  });
});
