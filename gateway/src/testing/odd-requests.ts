import { createHash } from 'node:crypto';
import { webQuery } from './web-query.ts';

export interface WireRequest {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Headers of a signed-in caller. */
export const memberHeaders = {
  'access-token': 'secret-token-0',
  client: 'client-of-ada',
  'token-type': 'Bearer',
  uid: 'ada@tipgraph.example',
};

const idOf = (name: string): string => createHash('sha256').update(webQuery(name)).digest('hex');

const releasedId = idOf('sessionQuery');

/** A document whose answer is public. */
const publicPath = `/graphql?documentId=${idOf('ourEffectivenessScreenQuery')}`;

const get = (path: string, headers: Record<string, string> = {}): WireRequest => ({
  method: 'GET',
  path,
  headers,
});

/** A document id in the form of Apollo clients. */
const apollo = (sha256Hash: unknown) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

const asJson = { 'content-type': 'application/json' };
export const post = (body: unknown, headers: Record<string, string> = {}): WireRequest => ({
  headers: { ...asJson, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

export const plans = { query: 'query Offer { plans { id name pricePln } }' };
export const viewer = { query: '{ viewer { user { email } } plans { name } }' };
/** Its answer is long enough to be compressed. */
export const longQuery = {
  query: `{ ${Array.from({ length: 8 }, (_, at) => `p${at}: plans { ...p }`).join(' ')} }
    fragment p on Plan { id planId name pricePln isLimited permissions discordIncluded hasFixedDates unavailability }`,
};
const longPath = `/graphql?query=${encodeURIComponent(longQuery.query)}`;
const leagues = { query: 'query ($first: Int!) { leagues(first: $first) { totalCount } }' };
const notUtf8 = Buffer.from('{"query":"{ plans { id } } #\xff"}', 'latin1');
const strict = { accept: 'application/graphql-response+json' };

/** Requests that the fast path and Yoga must answer in the same way. */
export const oddRequests: Record<string, WireRequest> = {
  'a query': post(plans),
  'a query with a charset': post(plans, { 'content-type': 'application/json; charset=utf-8' }),
  'a query with an upper-case content type': post(plans, { 'content-type': 'Application/JSON' }),
  'a query that accepts any type': post(plans, { accept: '*/*' }),
  'a query for JSON': post(plans, { accept: 'application/json' }),
  'a query as the web app sends it': post(viewer, {
    ...memberHeaders,
    accept: 'application/graphql-response+json, application/json',
  }),
  'a query for events': post(plans, { accept: 'text/event-stream' }),
  'a query for HTML': post(plans, { accept: 'text/html' }),
  'a query for types with qualities': post(plans, { accept: 'application/json;q=0.5, */*' }),
  'renewed credentials and cookies': post(viewer, {
    ...memberHeaders,
    cookie: 'XSRF-TOKEN=old; _upstream_session=1; other=3',
  }),
  'partial credentials': post(viewer, { uid: memberHeaders.uid }),
  'a page of an allowed origin': post(viewer, { ...memberHeaders, origin: 'https://app.tipgraph.example' }),
  'a page of the own host': post(plans, { origin: 'http://tipgraph.example' }),
  'a foreign page': post(plans, { origin: 'https://evil.example' }),
  'a forbidden field': post({ query: '{ leagues(first: 1) { totalCount } plans { name } }' }, strict),
  variables: post({ ...leagues, variables: { first: 3 } }, memberHeaders),
  'invalid variables': post({ ...leagues, variables: { first: 'x' } }, memberHeaders),
  'invalid variables of a strict client': post(
    { ...leagues, variables: { first: null } },
    { ...memberHeaders, ...strict },
  ),
  'variables out of range': post({ ...leagues, variables: { first: 0 } }, { ...memberHeaders, ...strict }),
  'variables with thousands of unknown members': post({
    query: 'query ($input: CartInput!) { cartPrice(input: $input) { totalPln } }',
    variables: { input: Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`p${at}`, 1])) },
  }),
  'variables with thousands of invalid items': post(
    {
      query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      variables: { ids: Array.from({ length: 20_000 }, () => ({})) },
    },
    strict,
  ),
  'deeply nested variables': post(
    `{"query":${JSON.stringify(leagues.query)},"variables":{"first":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
    strict,
  ),
  'one of two operations': post({
    query: 'query A { plans { id } } query B { plans { name } }',
    operationName: 'B',
  }),
  'none of two operations': post({ query: 'query A { plans { id } } query B { plans { name } }' }, strict),
  'an operation name that is a number': post({ ...plans, operationName: 5 }),
  'a broken document': post({ query: '{ plans {' }),
  'a broken document of a strict client': post({ query: '{ plans {' }, strict),
  'an invalid document': post({ query: '{ plans { nothing } }' }, strict),
  'a document that is too large': post({ query: `{ ${'plans { id } '.repeat(900)} }` }),
  'an empty document': post({ query: '' }),
  'an unknown document id': post({ documentId: 'f'.repeat(64) }, strict),
  'a document id that is a number': post({ documentId: 5 }),
  'a document id that is null': post({ documentId: null }),
  'a released document': post({ documentId: releasedId }),
  'a released document and a null query': post({ query: null, documentId: releasedId }),
  'a released document and a null operation name': post({ documentId: releasedId, operationName: null }),
  'a document id with the prefix sha256': post({ documentId: `sha256:${releasedId}` }),
  'an unknown document id with the prefix sha256': post({ documentId: `sha256:${'f'.repeat(64)}` }, strict),
  'a released document in Apollo’s form': post(apollo(releasedId)),
  'a released document in Apollo’s form, and a query': post({ ...plans, ...apollo(releasedId) }),
  'an unknown document id in Apollo’s form': post(apollo('f'.repeat(64)), strict),
  'an unknown document id in Apollo’s form, and a query': post({
    ...plans,
    ...apollo('f'.repeat(64)),
  }),
  'a number in Apollo’s form': post(apollo(5)),
  'Apollo’s form without an id': post({ extensions: { persistedQuery: {} } }),
  'no document': post({ variables: {} }),
  'a query that is null': post({ query: null, documentId: 'x' }),
  'a query that is a number': post({ query: 5 }),
  'variables that are a list': post({ ...plans, variables: [] }),
  'variables that are a string': post({ ...plans, variables: '{}' }),
  extensions: post({ ...plans, extensions: { a: 1 } }),
  'extensions that are a list': post({ ...plans, extensions: [] }),
  'an unknown member': post({ ...plans, more: 1 }),
  'an unknown member that is null': post({ ...plans, more: null }),
  'a batch': post([plans, plans]),
  'a body that is a string': post('"x"'),
  'a body that is null': post('null'),
  'a body with broken JSON': post('{"query": "{ pl'),
  'a body that is not UTF-8': { headers: asJson, body: notUtf8 },
  'a body that is not UTF-8 without a content-length': {
    headers: { ...asJson, 'transfer-encoding': 'chunked' },
    body: notUtf8,
  },
  'an empty body': post(''),
  'a body that is too large': post({ ...plans, variables: { x: 'x'.repeat(66_000) } }),
  'a body without a content-length': post(plans, { 'transfer-encoding': 'chunked' }),
  'a form body': {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'query={plans{id}}',
  },
  'a text body': {
    headers: { 'content-type': 'text/plain', 'x-app-type': 'App' },
    body: JSON.stringify(plans),
  },
  'a body of type application/graphql': {
    headers: { 'content-type': 'application/graphql', 'x-app-type': 'App' },
    body: plans.query,
  },
  'a body with a content encoding': post(plans, { 'content-encoding': 'gzip' }),
  'a query in the body and another in the URL': { ...post(plans), path: '/graphql?query={plans{name}}' },
  'a mutation': post({ query: 'mutation { signOut { errors { code } } }' }, memberHeaders),
  'a mutation of a guest': post({ query: 'mutation { signOut { errors { code } } }' }),
  'a mutation with invalid variables': post(
    { query: 'mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }', variables: {} },
    strict,
  ),
  'a subscription without events': post({ query: 'subscription { liveStatus { state } }' }),
  'an introspection query': post({
    query: '{ __schema { queryType { name } } __type(name: "Plan") { name } }',
  }),
  'a long answer in any of four encodings': post(longQuery, {
    'accept-encoding': 'gzip, deflate, br, zstd',
  }),
  'a long answer in brotli': post(longQuery, { 'accept-encoding': 'br' }),
  'a long answer in preferred gzip': post(longQuery, { 'accept-encoding': 'br;q=0.5, GZIP;Q=0.8' }),
  'a long answer in any encoding': post(longQuery, { 'accept-encoding': '*' }),
  'a long answer in any encoding except brotli': post(longQuery, {
    'accept-encoding': '*;q=0, gzip;q=0.1, br;q=0',
  }),
  'a long answer without an accepted encoding': post(longQuery, { 'accept-encoding': '*;q=0' }),
  'a long answer with preferred identity': post(longQuery, {
    'accept-encoding': 'identity, gzip;q=0.9',
  }),
  'a long answer in unknown encodings': post(longQuery, { 'accept-encoding': 'compress, x;q=x' }),
  'a long answer to a member': post(longQuery, {
    ...memberHeaders,
    'accept-encoding': 'br',
    cookie: 'XSRF-TOKEN=1',
  }),
  'a long answer to a page of another origin': post(longQuery, {
    'accept-encoding': 'gzip',
    origin: 'https://app.tipgraph.example',
  }),
  'a long list of errors': post(
    { query: `{ ${Array.from({ length: 20 }, (_, at) => `nothing${at}`).join(' ')} }` },
    { ...strict, 'accept-encoding': 'gzip' },
  ),
  'a short answer in gzip': post(plans, { 'accept-encoding': 'gzip' }),
  'a GET of a long answer': get(longPath, { 'accept-encoding': 'br, gzip' }),
  'a GET of a long answer with cookies': get(longPath, { 'accept-encoding': 'br', cookie: 'a=1' }),
  'a GET of a public answer': get(publicPath, { 'accept-encoding': 'gzip' }),
  'a GET of a public answer in English': get(publicPath, { lang: 'en' }),
  'a GET of a public answer by a member': get(publicPath, memberHeaders),
  'a GET of a public answer with cookies': get(publicPath, { cookie: 'XSRF-TOKEN=1' }),
  'a GET of a public answer by a page of another origin': get(publicPath, {
    origin: 'https://app.tipgraph.example',
  }),
  'a GET of a cached answer': get(publicPath, { 'if-none-match': '*' }),
  'a HEAD of a public answer': { ...get(publicPath), method: 'HEAD' },
  'a GET': get('/graphql?query={plans{name}}'),
  'a GET of a mutation': get('/graphql?query=mutation{signOut{errors{code}}}'),
  'a GET of a released document': get(`/graphql?documentId=${releasedId}`),
  'a GET of a document id with the prefix sha256': get(`/graphql?documentId=sha256:${releasedId}`),
  'a GET of an unknown document id': get('/graphql?documentId=f'),
  'a GET of a released document in Apollo’s form': get(
    `/graphql?extensions=${encodeURIComponent(JSON.stringify(apollo(releasedId).extensions))}`,
  ),
  'a GET without a query': get('/graphql'),
  'a HEAD': { method: 'HEAD', path: '/graphql?query={plans{name}}' },
  'an OPTIONS': { method: 'OPTIONS', headers: { origin: 'https://app.tipgraph.example' } },
  'a PUT': { ...post(plans), method: 'PUT' },
};
