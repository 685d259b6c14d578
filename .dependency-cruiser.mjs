/** What each folder of the gateway may import besides itself. */
const gatewayRooms = {
  http: ['execution', 'live', 'guard', 'kit', 'observe'],
  live: ['execution', 'domains', 'rest', 'guard', 'kit', 'observe'],
  execution: ['domains', 'rest', 'guard', 'kit'],
  domains: ['rest', 'kit'],
  rest: ['kit'],
  guard: ['kit'],
  observe: ['kit'],
  kit: [],
};

const testCode = '\\.test\\.tsx?$|/testing/';

const rooms = Object.entries(gatewayRooms).map(([room, allowed]) => ({
  name: `gateway-${room}`,
  severity: 'error',
  from: { path: `^gateway/src/${room}/`, pathNot: testCode },
  to: { path: '^gateway/src/', pathNot: `^gateway/src/(${[room, ...allowed].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rooms,
    {
      name: 'rest-knows-no-graphql',
      severity: 'error',
      from: { path: '^gateway/src/rest/', pathNot: testCode },
      to: { path: 'node_modules/(graphql|@graphql-tools)' },
    },
    {
      name: 'domains-reach-the-upstream-through-rest',
      severity: 'error',
      from: { path: '^gateway/src/domains/', pathNot: testCode },
      to: { path: '(^|/)undici/|^(node:)?https?$' },
    },
    {
      name: 'a-domain-keeps-its-resolvers-and-loaders',
      severity: 'error',
      from: { path: '^gateway/src/domains/([^/]+)/', pathNot: testCode },
      to: {
        path: '^gateway/src/domains/[^/]+/(admin-)?(resolvers|loaders)',
        pathNot: '^gateway/src/domains/$1/',
      },
    },
    { name: 'no-cycle', severity: 'error', from: { pathNot: testCode }, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
