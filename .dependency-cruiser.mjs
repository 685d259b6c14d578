import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What each folder of the gateway may import besides itself. An operation passes the same guards whichever way it comes, so
 * `live` and `execution` use them as `http` does; `live` shows what `domains` declare, and reads the upstream by an account
 * of its own. These three may import the type of the configuration; `domains` get settings without secrets.
 */
const gatewayRooms = {
  http: ['execution', 'live', 'guard', 'kit', 'observe', 'config.ts'],
  live: ['execution', 'domains', 'rest', 'guard', 'kit', 'observe', 'config.ts'],
  execution: ['domains', 'rest', 'guard', 'kit', 'config.ts'],
  domains: ['rest', 'kit'],
  rest: ['kit'],
  guard: ['kit'],
  observe: ['kit'],
  kit: [],
};

const testCode = '\\.(test|journey)\\.tsx?$|/testing/';
const productionCode = (path) => ({ path, pathNot: testCode });

const rule = (name, from, to) => ({ name, severity: 'error', from, to });

const gatewayRules = Object.entries(gatewayRooms).map(([room, allowed]) =>
  rule(`gateway/${room}`, productionCode(`^gateway/src/${room}/`), {
    path: '^gateway/src/',
    pathNot: `^gateway/src/(${[room, ...allowed].join('|')})(/|$)`,
  }),
);

/** The folders of the web app's shared code. Each may import those before it, so that they form no cycle. */
const sharedFolders =
  'content navigation relay live session ui degraded football forms payment push routing tax tip'.split(' ');

const sharedRules = sharedFolders.map((folder, index) =>
  rule(`web/shared/${folder}`, productionCode(`^web/src/shared/${folder}/`), {
    path: '^web/src/shared/[^/]+/',
    pathNot: `^web/src/shared/(${sharedFolders.slice(0, index + 1).join('|')})/`,
  }),
);

/** What stands in a route's folder is its own and of the routes below it; others share parts/ and lib/ of a folder above. */
const routeFolders = readdirSync('web/src/routes', { recursive: true })
  .filter((file) => /(^|\/)route\.tsx?$/.test(file))
  .map((file) => `web/src/routes/${dirname(file)}`);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('client-stands-alone', { path: '^client/src/' }, { path: '^(gateway|upstream|web)/' }),
    rule('client-runs-everywhere', productionCode('^client/src/'), {
      dependencyTypesNot: ['local', 'npm'],
    }),
    rule('gateway-stands-alone', { path: '^gateway/src/' }, { path: '^(client|upstream|web)/' }),
    rule('upstream-stands-alone', { path: '^upstream/src/' }, { path: '^(client|gateway|web)/' }),
    rule('web-knows-the-schema-only', { path: '^web/src/' }, { path: '^(gateway|upstream)/' }),
    ...gatewayRules,
    rule('gateway-rooms-import-the-config-as-a-type', productionCode('^gateway/src/[^/]+/'), {
      path: '^gateway/src/config.ts$',
      dependencyTypesNot: ['type-only'],
    }),
    rule('rest-knows-no-graphql', productionCode('^gateway/src/rest/'), {
      path: 'node_modules/(graphql|@graphql-tools)',
    }),
    rule('domains-reach-the-upstream-through-rest', productionCode('^gateway/src/domains/'), {
      path: '(^|/)undici/|^(node:)?https?$',
    }),
    rule('a-domain-keeps-its-resolvers-and-loaders', productionCode('^gateway/src/domains/([^/]+)/'), {
      path: '^gateway/src/domains/[^/]+/(index|admin-resolvers|loaders)',
      pathNot: '^gateway/src/domains/$1/',
    }),
    rule('execution-knows-the-list-of-domains-only', productionCode('^gateway/src/execution/'), {
      path: '^gateway/src/domains/[^/]+/',
      pathNot: '^gateway/src/domains/__generated__/',
    }),
    rule('upstream-db-and-http-know-no-resource', productionCode('^upstream/src/(db|http)/'), {
      path: '^upstream/src/[^/]+/',
      pathNot: '^upstream/src/(db|http)/',
    }),
    rule('upstream-identity-and-audit-stand-below', productionCode('^upstream/src/(identity|audit)/'), {
      path: '^upstream/src/[^/]+/',
      pathNot: '^upstream/src/(db|http|identity|audit)/',
    }),
    rule('upstream-import-knows-no-provider', productionCode('^upstream/src/import/'), {
      path: '^upstream/src/provider/',
    }),
    rule('web-shared-knows-no-route', productionCode('^web/src/(shared|i18n)/'), {
      path: '^web/src/(routes|app)/',
    }),
    ...sharedRules,
    rule('a-route-knows-no-app', productionCode('^web/src/routes/'), { path: '^web/src/app/' }),
    ...routeFolders.map((folder) =>
      rule(
        `${folder}-keeps-its-parts`,
        { path: '^web/src/', pathNot: [testCode, `^${folder}/`] },
        { path: `^${folder}/`, pathNot: 'routes?\\.tsx?$' },
      ),
    ),
    rule('no-cycle', { pathNot: testCode }, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
