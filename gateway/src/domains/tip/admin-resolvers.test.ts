import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toGlobalId } from '../../kit/global-id.ts';
import { json, raw } from '../../testing/fake-origin.ts';
import { credentialHeaders, sampleCredentials, sampleTip, sampleUser } from '../../testing/samples.ts';
import { startTestEngine, type TestEngine } from '../../testing/test-engine.ts';

let test: TestEngine;
beforeEach(async () => {
  test = await startTestEngine();
  as('typer');
});
afterEach(() => test.close());

function as(role: 'typer' | 'admin'): void {
  const user = sampleUser({ is_admin: role === 'admin', is_typer: role === 'typer' });
  test.origin.on('GET /auth/validate_token.json', json({ user, plans: [] }));
}
const input = {
  title: 'Odra – Granit',
  tip: 'over "2.5"',
  type: 'SPECIAL',
  odds: 1.9,
  stake: 2,
  kickOff: '2026-03-15T18:00:00.000Z',
};
const create = `mutation ($input: CreateTipInput!) { createTip(input: $input) {
  tip { title type version authorName images { id url } } errors { field code }
} }`;

interface Answer {
  readonly data?: Record<string, Record<string, unknown>>;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

/** Posts a GraphQL multipart request. */
async function send(
  query: string,
  variables: unknown,
  files: Record<string, readonly [path: string, bytes: string | Buffer<ArrayBuffer>]>,
) {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables }));
  const map = Object.fromEntries(Object.entries(files).map(([name, [path]]) => [name, [path]]));
  form.append('map', JSON.stringify(map));
  for (const [name, [, bytes]] of Object.entries(files)) form.append(name, new Blob([bytes]), 'a.png');
  const encoded = new Response(form);
  const response = await test.send({
    method: 'POST',
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'x-app-type': 'Browser',
      ...credentialHeaders(sampleCredentials),
    },
    body: await encoded.arrayBuffer(),
  });
  const body = (await response.json()) as Answer;
  const codes = (body.errors ?? []).map((error) => error.extensions.code);
  return { status: response.status, headers: response.headers, data: body.data, codes };
}
const forms = () => test.origin.seen.filter(({ method }) => method !== 'GET').map(({ body }) => body);

describe('createTip', () => {
  it('sends fields, matches and pictures as one form and returns the new tip', async () => {
    const tip = sampleTip({
      version: 1,
      author: { id: 4, name: 'Ala Kos' },
      images: [{ id: 7, original: '/media/tips/a.png', url: '/media/tips/a.png' }],
    });
    test.origin.on(
      'POST /tips.json',
      json({ tip }, 200, { ...credentialHeaders({ ...sampleCredentials, accessToken: 'next' }) }),
    );
    const match = { title: 'Odra – Granit', tip: '1', odds: 1.5, kickOff: '2026-03-15T18:00:00.000Z' };
    const { data, headers } = await send(
      create,
      { input: { ...input, expectedValue: 1.5, matches: [match], images: [null, null] } },
      { a: ['variables.input.images.0', 'the first'], b: ['variables.input.images.1', 'the second'] },
    );
    expect(data?.createTip).toEqual({
      tip: {
        title: tip.title,
        type: 'DEFAULT',
        version: 1,
        authorName: 'Ala Kos',
        images: [{ id: toGlobalId('TipImage', 7), url: '/media/tips/a.png' }],
      },
      errors: [],
    });
    expect(headers.get('access-token')).toBe('next');
    const [form = ''] = forms();
    const parts = form.split(/\r\n?--form-[\w-]+/).map((part) => part.split('\r\n\r\n'));
    const fields = Object.fromEntries(
      parts.map(([head = '', value]) => [/name="([^"]+)"/.exec(head)?.[1] ?? head.slice(0, 2), value]),
    );
    expect(fields).toMatchObject({
      'tip[tip]': 'over "2.5"',
      'tip[tip_type]': 'special',
      'tip[exchange]': '1.9',
      'tip[ewk]': '1.5',
      'tip[quality_value]': '',
      'tip[matches][0][exchange]': '1.5',
      'tip[images][]': 'the second',
    });
    expect(form.indexOf('the first')).toBeLessThan(form.indexOf('the second'));
    expect(form.trimEnd().endsWith('--')).toBe(true);
  });

  it.each([
    ['DEFAULT', 'default'],
    ['SPECIAL', 'special'],
    ['AI', 'chatgpt'],
  ])('sends the type %s as %s', async (type, name) => {
    test.origin.on('POST /tips.json', json({ tip: sampleTip({ tip_type: name }) }));
    const { data } = await send(create, { input: { ...input, type } }, {});
    expect(data?.createTip?.tip).toMatchObject({ type });
    const [form = ''] = forms();
    expect(form).toMatch(new RegExp(`name="tip\\[tip_type\\]"\\s+${name}\\s`));
  });

  it('returns errors by field and index when the upstream refuses it', async () => {
    const errors = {
      'images.1': ['not_an_image'],
      tip_type: ['invalid'],
      'matches.0.tip': ['blank'],
      'matches.0.exchange': ['out_of_range'],
      rate: ['invalid'],
      ewk: ['invalid'],
      date: ['past'],
      base: ['stale'],
    };
    test.origin.on('POST /tips.json', json({ errors }, 422));
    const { data } = await test.execute(create, { input });
    expect(data).toEqual({
      createTip: {
        tip: null,
        errors: [
          { field: ['images', '1'], code: 'NOT_AN_IMAGE' },
          { field: ['type'], code: 'INVALID' },
          { field: ['matches', '0', 'tip'], code: 'BLANK' },
          { field: ['matches', '0', 'odds'], code: 'OUT_OF_RANGE' },
          { field: ['stake'], code: 'INVALID' },
          { field: ['expectedValue'], code: 'INVALID' },
          { field: ['kickOff'], code: 'PAST' },
          { field: null, code: 'STALE' },
        ],
      },
    });
  });

  it.each([
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image-0.png', 'image/png'],
    ['\xff\xd8\xff\xe0 a photo', 'image-0.jpg', 'image/jpeg'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'image-0.webp', 'image/webp'],
    ['RIFF\x24\0\0\0WAVEfmt ', 'image-0', 'application/octet-stream'],
    ['', 'image-0', 'application/octet-stream'],
    ['\x89PN', 'image-0', 'application/octet-stream'],
  ])('names the type of a picture by its bytes: %j', async (bytes, name, type) => {
    test.origin.on('POST /tips.json', json({ tip: sampleTip() }));
    const files = { a: ['variables.input.images.0', Buffer.from(bytes, 'latin1')] as const };
    await send(create, { input: { ...input, images: [null] } }, files);
    const head = `filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
    expect(forms()[0]).toContain(`${head}${Buffer.from(bytes, 'latin1').toString('utf8')}`);
  });

  it('sends at most one byte over the limit of a file', async () => {
    test.origin.on('POST /tips.json', json({ errors: { 'images.0': ['too_large'] } }, 422));
    const bytes = 'x'.repeat(5 * 1024 * 1024 + 70_000);
    await send(create, { input: { ...input, images: [null] } }, { a: ['variables.input.images.0', bytes] });
    expect(forms()[0]?.match(/x{1000,}/)?.[0]).toHaveLength(5 * 1024 * 1024 + 1);
  });

  it('refuses nine pictures without a call', async () => {
    const images = Array.from({ length: 9 }, () => null);
    const files = Object.fromEntries(
      images.map((_, at): [string, [string, string]] => [`f${at}`, [`variables.input.images.${at}`, 'x']]),
    );
    const { data } = await send(create, { input: { ...input, images } }, files);
    expect(data?.createTip).toEqual({ tip: null, errors: [{ field: ['images'], code: 'TOO_MANY' }] });
    expect(forms()).toEqual([]);
  });

  it('accepts only uploaded files as pictures', async () => {
    for (const image of ['data:image/png;base64,', 1, {}, []]) {
      const { data, codes } = await test.execute(create, { input: { ...input, images: [image] } });
      expect([data, codes]).toEqual([undefined, ['BAD_USER_INPUT']]);
    }
    const literal =
      'mutation { createTip(input: { title: "", tip: "", type: DEFAULT, odds: 1, stake: 1, kickOff: "2026-03-15T18:00:00Z", images: ["x"] }) { errors { code } } }';
    expect((await test.execute(literal)).data).toBeUndefined();
    expect(forms()).toEqual([]);
  });

  it('does not finish the form when a file is cut off, and returns an error', async () => {
    test.origin.on('POST /tips.json', json({ errors: { base: ['malformed'] } }, 422));
    const map = { a: ['variables.input.images.0'], b: ['variables.input.images.1'] };
    const boundary = 'cut';
    const part = (name: string, value: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${name.length === 1 ? '; filename="x"' : ''}\r\n\r\n${value}\r\n`;
    const body =
      part(
        'operations',
        JSON.stringify({ query: create, variables: { input: { ...input, images: [null, null] } } }),
      ) +
      part('map', JSON.stringify(map)) +
      part('a', 'the first');
    const response = await test.send({
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'x-app-type': 'Browser',
        ...credentialHeaders(sampleCredentials),
      },
      body,
    });
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    expect(forms().at(-1)?.trimEnd().endsWith('--')).toBe(false);
  });
});

describe('requests with files', () => {
  it('are refused before reading when content-length is too large', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 60 * 1024 * 1024,
        'x-app-type': 'Browser',
      };
      const sent = request(`${test.url}/graphql`, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        sent.destroy();
      });
      sent.once('error', reject).write('x');
    });
    expect(status).toBe(413);
  });

  it('with a batch of operations are refused', async () => {
    const form = new FormData();
    form.append('operations', JSON.stringify([{ query: '{ site { name } }' }]));
    form.append('map', '{}');
    const encoded = new Response(form);
    const response = await test.send({
      method: 'POST',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '', 'x-app-type': 'Browser' },
      body: await encoded.arrayBuffer(),
    });
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });
});

describe('updateTip and removeTipImage', () => {
  it('send the given version', async () => {
    test.origin.on('PUT /tips/5.json', json({ tip: sampleTip({ id: 5, version: 4 }) }));
    test.origin.on('DELETE /tips/7/destroy_tip_img.json', json({ errors: { base: ['stale'] } }, 422));
    const id = Buffer.from('Tip:5').toString('base64url');
    const updated = await test.execute(
      'mutation ($input: UpdateTipInput!) { updateTip(input: $input) { tip { version } errors { code } } }',
      { input: { ...input, tipId: id, version: 3 } },
    );
    expect(updated.data).toEqual({ updateTip: { tip: { version: 4 }, errors: [] } });
    expect(forms()[0]).toMatch(/name="tip\[version\]"\r\n\r\n3\r\n/);
    const removed = await test.execute(
      `mutation ($id: ID!) {
        removeTipImage(input: { imageId: $id, version: 3 }) { tip { version } errors { field code } } }`,
      { id: toGlobalId('TipImage', 7) },
    );
    expect(removed.data).toEqual({ removeTipImage: { tip: null, errors: [{ field: null, code: 'STALE' }] } });
    expect(test.origin.seen.at(-1)?.path).toBe('/tips/7/destroy_tip_img.json?version=3');
  });
});

describe('removeTipImage', () => {
  const document = `mutation ($input: RemoveTipImageInput!) {
    removeTipImage(input: $input) { tip { version } errors { field code } } }`;
  const tipId = toGlobalId('Tip', 5);

  it('sends tip and address of a picture without an id, and reads the tip again after an empty reply', async () => {
    test.origin.on('DELETE /tips/5/destroy_tip_img.json', raw('', 204));
    test.origin.on('GET /tips/5.json', json({ tip: sampleTip({ id: 5, version: 4 }) }));
    const input = { tipId, image: '/media/a b.png', version: 3 };
    const removed = { removeTipImage: { tip: { version: 4 }, errors: [] } };
    expect((await test.execute(document, { input })).data).toEqual(removed);
    expect(test.origin.seen.map(({ path }) => path)).toEqual([
      '/tips/5/destroy_tip_img.json?image=%2Fmedia%2Fa+b.png&version=3',
      '/tips/5.json',
    ]);
  });

  it('returns no tip after an empty reply when it is not given', async () => {
    test.origin.on('DELETE /tips/7/destroy_tip_img.json', raw('', 204));
    const input = { imageId: toGlobalId('TipImage', 7) };
    expect((await test.execute(document, { input })).data).toEqual({
      removeTipImage: { tip: null, errors: [] },
    });
  });

  it.each([{}, { tipId }, { image: '/media/a.png' }])('refuses an incomplete picture: %o', async (input) => {
    expect((await test.execute(document, { input })).codes).toEqual(['BAD_USER_INPUT']);
    expect(test.origin.seen).toEqual([]);
  });
});

describe('admin.tips', () => {
  const list = (args = '') =>
    `{ admin { tips${args} { totalCount pageInfo { hasNextPage } edges { node { authorName number } } } } }`;
  const rows = [
    sampleTip({
      id: 1,
      idx: 1,
      title: 'Śląsk – Warta',
      exchange: 3,
      created_at: '2026-03-01T10:00:00Z',
      author: { id: 1, name: 'Żaneta' },
    }),
    sampleTip({
      id: 2,
      idx: 2,
      title: 'Odra – Granit',
      exchange: 2,
      created_at: '2026-03-02T10:00:00Z',
      tip_status: 'tip_fail',
      tip_type: 'combo',
      author: { id: 2, name: 'Ala' },
    }),
    sampleTip({
      id: 3,
      idx: 3,
      title: 'Bryza – Orkan',
      exchange: 2,
      created_at: '2026-03-03T10:00:00Z',
      tip_type: 'special',
      author: null,
    }),
  ];
  const numbersOf = async (args?: string) => {
    const { data } = await test.execute(list(args));
    return (data as { admin: { tips: { edges: { node: { number: number } }[] } } }).admin.tips.edges.map(
      ({ node }) => node.number,
    );
  };
  beforeEach(() => test.origin.on('GET /tips.json', json({ tips: rows })));

  it('sends admin_list for admins only', async () => {
    await test.execute(list());
    as('admin');
    await test.execute(list(), undefined, { uid: 'admin@tipgraph.example' });
    const paths = test.origin.seen.map(({ path }) => path).filter((path) => path.startsWith('/tips'));
    expect(paths).toEqual(['/tips.json?balance=true', '/tips.json?admin_list=true']);
  });

  it.each([
    ['', [3, 2, 1]],
    ['(search: "slask")', [1]],
    ['(search: "zaneta")', [1]],
    ['(search: "#2")', [2]],
    ['(statuses: [FAIL])', [2]],
    ['(types: [SPECIAL])', [3]],
    ['(types: [DEFAULT])', [2, 1]],
    ['(types: [], statuses: [])', [3, 2, 1]],
    ['(orderBy: { field: ODDS, direction: ASC })', [2, 3, 1]],
    ['(orderBy: { field: TITLE, direction: ASC })', [3, 2, 1]],
    ['(orderBy: { field: AUTHOR })', [1, 2, 3]],
    ['(orderBy: { field: AUTHOR, direction: ASC })', [2, 1, 3]],
    ['(orderBy: { field: PROFIT_UNITS, direction: ASC })', [2, 1, 3]],
    ['(orderBy: { field: PROFIT_UNITS, direction: DESC })', [2, 3, 1]],
    ['(first: 2)', [3, 2]],
    ['(first: 2, page: 2)', [1]],
  ])('%s', async (args, expected) => {
    expect(await numbersOf(args)).toEqual(expected);
  });

  it('continues after a cursor instead of a page', async () => {
    const paged = `query ($after: String, $page: Int) { admin { tips(first: 2, after: $after, page: $page) {
      edges { node { number } } pageInfo { endCursor hasNextPage } } } }`;
    type Page = { admin: { tips: { pageInfo: { endCursor: string } } } };
    const { data } = await test.execute(paged);
    const after = (data as unknown as Page).admin.tips.pageInfo.endCursor;
    expect((await test.execute(paged, { after })).data).toMatchObject({
      admin: { tips: { edges: [{ node: { number: 1 } }], pageInfo: { hasNextPage: false } } },
    });
    expect((await test.execute(paged, { after, page: 2 })).codes).toEqual(['BAD_USER_INPUT']);
  });
});
