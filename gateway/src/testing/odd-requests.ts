import { createHash } from 'node:crypto';
import { webQuery } from './web-query.ts';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The credentials of a caller. */
export const person = {
  'access-token': 'secret-token-0',
  client: 'client-of-ada',
  'token-type': 'Bearer',
  uid: 'ada@tipgraph.example',
};

const idOf = (name: string): string => createHash('sha256').update(webQuery(name)).digest('hex');

/** The id of a document of the web app. */
const released = idOf('sessionQuery');

/** The address of a document that asks for what is everybody's. */
export const publicPath = `/graphql?documentId=${idOf('ourEffectivenessScreenQuery')}`;

const get = (path: string, headers: Record<string, string> = {}): WireRequest => ({
  method: 'GET',
  path,
  headers,
});

/** How Apollo's clients name a document. */
const apollo = (sha256Hash: unknown) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

const asJson = { 'content-type': 'application/json' };
export const post = (body: unknown, headers: Record<string, string> = {}): WireRequest => ({
  headers: { ...asJson, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

export const plans = { query: 'query Offer { plans { id name pricePln } }' };
export const viewer = { query: '{ viewer { user { email } } plans { name } }' };
/** One whose answer is long enough to be compressed. */
export const longQuery = {
  query: `{ ${Array.from({ length: 8 }, (_, at) => `p${at}: plans { ...p }`).join(' ')} }
    fragment p on Plan { id planId name pricePln isLimited permissions discordIncluded hasFixedDates unavailability }`,
};
const longPath = `/graphql?query=${encodeURIComponent(longQuery.query)}`;
const leagues = { query: 'query ($first: Int!) { leagues(first: $first) { totalCount } }' };
const strict = { accept: 'application/graphql-response+json' };

/** Requests of all kinds, most of them odd, to be answered alike whoever reads them. */
export const oddRequests: Record<string, WireRequest> = {
  'a query': post(plans),
  'a query with a charset': post(plans, { 'content-type': 'application/json; charset=utf-8' }),
  'a query in another spelling of its type': post(plans, { 'content-type': 'Application/JSON' }),
  'a query that may be answered in any type': post(plans, { accept: '*/*' }),
  'a query for JSON': post(plans, { accept: 'application/json' }),
  'a query as the web app sends it': post(viewer, {
    ...person,
    accept: 'application/graphql-response+json, application/json',
  }),
  'a query for events': post(plans, { accept: 'text/event-stream' }),
  'a query for HTML': post(plans, { accept: 'text/html' }),
  'a query for types by their weight': post(plans, { accept: 'application/json;q=0.5, */*' }),
  'credentials that are renewed, and cookies': post(viewer, {
    ...person,
    cookie: 'XSRF-TOKEN=old; _upstream_session=1; other=3',
  }),
  'credentials in part': post(viewer, { uid: person.uid }),
  'a page of an allowed origin': post(viewer, { ...person, origin: 'https://app.tipgraph.example' }),
  'a page of its own host': post(plans, { origin: 'http://tipgraph.example' }),
  'a foreign page': post(plans, { origin: 'https://evil.example' }),
  'a field that is refused': post({ query: '{ leagues(first: 1) { totalCount } plans { name } }' }, strict),
  variables: post({ ...leagues, variables: { first: 3 } }, person),
  'bad variables': post({ ...leagues, variables: { first: 'x' } }, person),
  'bad variables of a strict client': post(
    { ...leagues, variables: { first: null } },
    { ...person, ...strict },
  ),
  'variables that are out of bounds': post({ ...leagues, variables: { first: 0 } }, { ...person, ...strict }),
  'variables with thousands of unknown members': post({
    query: 'query ($input: CartInput!) { cartPrice(input: $input) { totalPln } }',
    variables: { input: Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`p${at}`, 1])) },
  }),
  'variables with thousands of wrong entries': post(
    {
      query: 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      variables: { ids: Array.from({ length: 20_000 }, () => ({})) },
    },
    strict,
  ),
  'variables that are nested without end': post(
    `{"query":${JSON.stringify(leagues.query)},"variables":{"first":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
    strict,
  ),
  'one of two operations': post({
    query: 'query A { plans { id } } query B { plans { name } }',
    operationName: 'B',
  }),
  'none of two operations': post({ query: 'query A { plans { id } } query B { plans { name } }' }, strict),
  'a name that is none': post({ ...plans, operationName: 5 }),
  'a broken document': post({ query: '{ plans {' }),
  'a broken document of a strict client': post({ query: '{ plans {' }, strict),
  'a document that does not fit': post({ query: '{ plans { nothing } }' }, strict),
  'a document that is too large': post({ query: `{ ${'plans { id } '.repeat(900)} }` }),
  'an empty document': post({ query: '' }),
  'a document that no release has': post({ documentId: 'f'.repeat(64) }, strict),
  'an id of a document that is none': post({ documentId: 5 }),
  'an id of a document that is null': post({ documentId: null }),
  'a released document': post({ documentId: released }),
  'a released document without a text': post({ query: null, documentId: released }),
  'a released document by its id alone, and no name': post({ documentId: released, operationName: null }),
  'an id with the name of its digest': post({ documentId: `sha256:${released}` }),
  'an unknown id with the name of its digest': post({ documentId: `sha256:${'f'.repeat(64)}` }, strict),
  'a released document as Apollo names it': post(apollo(released)),
  'a released document as Apollo names it, and a text': post({ ...plans, ...apollo(released) }),
  'a document as Apollo names it that no release has': post(apollo('f'.repeat(64)), strict),
  'a document as Apollo names it that no release has, and its text': post({
    ...plans,
    ...apollo('f'.repeat(64)),
  }),
  'an id as Apollo sends it that is none': post(apollo(5)),
  'no id where Apollo sends it': post({ extensions: { persistedQuery: {} } }),
  'no document': post({ variables: {} }),
  'a document that is null': post({ query: null, documentId: 'x' }),
  'a document that is no text': post({ query: 5 }),
  'variables that are a list': post({ ...plans, variables: [] }),
  'variables that are a text': post({ ...plans, variables: '{}' }),
  extensions: post({ ...plans, extensions: { a: 1 } }),
  'extensions that are a list': post({ ...plans, extensions: [] }),
  'a member that is unknown': post({ ...plans, more: 1 }),
  'a member that is unknown and null': post({ ...plans, more: null }),
  'a batch': post([plans, plans]),
  'a body that is a text': post('"x"'),
  'a body that is null': post('null'),
  'a body that is broken': post('{"query": "{ pl'),
  'a body of no bytes': post(''),
  'a body that is too large': post({ ...plans, variables: { x: 'x'.repeat(66_000) } }),
  'a body without a told length': { ...post(plans, { 'transfer-encoding': 'chunked' }) },
  'a body of a form': {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'query={plans{id}}',
  },
  'a body of text': {
    headers: { 'content-type': 'text/plain', 'x-app-type': 'App' },
    body: JSON.stringify(plans),
  },
  'a document as a body': {
    headers: { 'content-type': 'application/graphql', 'x-app-type': 'App' },
    body: plans.query,
  },
  'a body that says that it is packed': post(plans, { 'content-encoding': 'gzip' }),
  'a query and another at the address': { ...post(plans), path: '/graphql?query={plans{name}}' },
  'a mutation': post({ query: 'mutation { signOut { errors { code } } }' }, person),
  'a mutation of a guest': post({ query: 'mutation { signOut { errors { code } } }' }),
  'a mutation with bad variables': post(
    { query: 'mutation ($input: SignInInput!) { signIn(input: $input) { errors { code } } }', variables: {} },
    strict,
  ),
  'a subscription without events': post({ query: 'subscription { liveStatus { state } }' }),
  'a look at the schema': post({
    query: '{ __schema { queryType { name } } __type(name: "Plan") { name } }',
  }),
  'a long answer to whom takes all codings': post(longQuery, {
    'accept-encoding': 'gzip, deflate, br, zstd',
  }),
  'a long answer to whom takes brotli': post(longQuery, { 'accept-encoding': 'br' }),
  'a long answer to whom likes gzip best': post(longQuery, { 'accept-encoding': 'br;q=0.5, GZIP;Q=0.8' }),
  'a long answer to whom takes anything': post(longQuery, { 'accept-encoding': '*' }),
  'a long answer to whom takes anything but brotli': post(longQuery, {
    'accept-encoding': '*;q=0, gzip;q=0.1, br;q=0',
  }),
  'a long answer to whom takes nothing': post(longQuery, { 'accept-encoding': '*;q=0' }),
  'a long answer to whom likes the text as it is': post(longQuery, {
    'accept-encoding': 'identity, gzip;q=0.9',
  }),
  'a long answer to whom takes what nobody has': post(longQuery, { 'accept-encoding': 'compress, x;q=x' }),
  'a long answer to a person': post(longQuery, {
    ...person,
    'accept-encoding': 'br',
    cookie: 'XSRF-TOKEN=1',
  }),
  'a long answer to a page of another origin': post(longQuery, {
    'accept-encoding': 'gzip',
    origin: 'https://app.tipgraph.example',
  }),
  'a long refusal': post(
    { query: `{ ${Array.from({ length: 20 }, (_, at) => `nothing${at}`).join(' ')} }` },
    { ...strict, 'accept-encoding': 'gzip' },
  ),
  'a short answer to whom takes gzip': post(plans, { 'accept-encoding': 'gzip' }),
  'a GET of a long answer': get(longPath, { 'accept-encoding': 'br, gzip' }),
  'a GET of a long answer with cookies': get(longPath, { 'accept-encoding': 'br', cookie: 'a=1' }),
  'a GET of what is everybody’s': get(publicPath, { 'accept-encoding': 'gzip' }),
  'a GET of what is everybody’s, in English': get(publicPath, { lang: 'en' }),
  'a GET of what is everybody’s, by a person': get(publicPath, person),
  'a GET of what is everybody’s, with cookies': get(publicPath, { cookie: 'XSRF-TOKEN=1' }),
  'a GET of what is everybody’s, by a page of another origin': get(publicPath, {
    origin: 'https://app.tipgraph.example',
  }),
  'a GET of what a cache has': get(publicPath, { 'if-none-match': '*' }),
  'a HEAD of what is everybody’s': { ...get(publicPath), method: 'HEAD' },
  'a GET': { method: 'GET', path: '/graphql?query={plans{name}}' },
  'a GET of a mutation': { method: 'GET', path: '/graphql?query=mutation{signOut{errors{code}}}' },
  'a GET of a released document': { method: 'GET', path: `/graphql?documentId=${released}` },
  'a GET of an id with the name of its digest': {
    method: 'GET',
    path: `/graphql?documentId=sha256:${released}`,
  },
  'a GET of a document that no release has': { method: 'GET', path: '/graphql?documentId=f' },
  'a GET of a released document as Apollo names it': {
    method: 'GET',
    path: `/graphql?extensions=${encodeURIComponent(JSON.stringify(apollo(released).extensions))}`,
  },
  'a GET of nothing': { method: 'GET', path: '/graphql' },
  'a HEAD': { method: 'HEAD', path: '/graphql?query={plans{name}}' },
  'an OPTIONS': { method: 'OPTIONS', headers: { origin: 'https://app.tipgraph.example' } },
  'a PUT': { ...post(plans), method: 'PUT' },
};
