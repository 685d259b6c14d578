import { join } from 'node:path';
import { buildParts } from './lib/build-parts.ts';
import { checkAddresses } from './lib/check-addresses.ts';
import { findChromium } from './lib/find-chromium.ts';
import { findTestData } from './lib/find-test-data.ts';
import { installedProgram } from './lib/installed-program.ts';
import { log } from './lib/log.ts';
import { onStop } from './lib/on-stop.ts';
import { run, stopCommands } from './lib/run.ts';
import { makeScratchFolder, type ScratchFolder } from './lib/scratch-folder.ts';
import { readSettings } from './lib/settings.ts';
import { findNginx } from './lib/start-nginx.ts';
import { type Postgres, startPostgres } from './lib/start-postgres.ts';
import { type Redis, startRedis } from './lib/start-redis.ts';
import { addCounts, noTests, playwrightCounts, type TestCounts, vitestCounts } from './lib/test-counts.ts';
import { runMain, UserError } from './lib/user-error.ts';

/** A check passes or ends the run; a suite returns its counts, and what comes after it runs all the same. */
type Step = { readonly name: string; readonly about: string } & (
  | { readonly check: () => Promise<boolean> }
  | { readonly suite: () => Promise<TestCounts> }
);

const settings = readSettings();
let scratch: ScratchFolder;
let postgres: Postgres | null = null;
let redis: Redis | null = null;
let interrupted = false;

/** The steps in their order. */
const steps: readonly Step[] = [
  { name: 'addresses', about: 'no address of this machine', check: checkAddresses },
  {
    name: 'lint',
    about: 'format and lint',
    check: () => passes('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  },
  { name: 'types', about: 'types', check: () => passes('typescript/bin/tsc', ['-b']) },
  { name: 'generated', about: 'generated files are current', check: checkGenerated },
  { name: 'unit', about: 'unit tests', suite: runUnit },
  { name: 'build', about: 'build', check: () => buildParts().then(() => true) },
  { name: 'contract', about: 'contract and live tests, and the upstream on PostgreSQL', suite: runContract },
  {
    name: 'weight',
    about: 'what the home page and the cart weigh',
    check: () => passes('tsx/dist/cli.ts', ['tests/bench/weight/main.ts']),
  },
  { name: 'browser', about: 'browser journeys', suite: runPlaywright },
];

onStop(() => void stop());

await runMain(async () => {
  const chosen = chooseSteps(process.argv.slice(2));
  scratch = await makeScratchFolder();
  try {
    return await runSteps(chosen);
  } finally {
    await cleanUp();
  }
});

function chooseSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new UserError(
      `No step ${unknown.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}.`,
    );
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

async function runSteps(chosen: readonly Step[]): Promise<number> {
  let counts = noTests;
  for (const step of chosen) {
    if (interrupted) break;
    log(`\n== ${step.about} (${step.name})`);
    const start = Date.now();
    const result = await runStep(step);
    counts = addCounts(counts, result);
    log(`== ${step.name}: ${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds(start)} s`);
    if (result.failed > 0 && 'check' in step) break;
  }
  if (interrupted) return 130;
  await cleanUp();
  log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return counts.failed === 0 ? 0 : 1;
}

async function runStep(step: Step): Promise<TestCounts> {
  try {
    if ('suite' in step) return await step.suite();
    return { ...noTests, failed: (await step.check()) ? 0 : 1 };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    log(error.message);
    return { ...noTests, failed: 1 };
  }
}

/** Runs an installed program and tells whether it ended well. */
async function passes(program: string, args: readonly string[]): Promise<boolean> {
  return (await runTool(program, args)) === 0;
}

async function runTool(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const { code } = await run(process.execPath, [installedProgram(program), ...args], {
    env: { TMPDIR: scratch.path, ...env },
  });
  return code;
}

async function checkGenerated(): Promise<boolean> {
  const relay = await staysCurrent('relay-compiler/cli.js', ['--validate']);
  const types = await staysCurrent('@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts', '--check']);
  const counted = await staysCurrent('tsx/dist/cli.ts', ['tests/generated/main.ts', '--check']);
  const isCurrent = relay && types && counted;
  if (!isCurrent) log('Run npm run relay and npm run codegen, and commit what they write.');
  return isCurrent;
}

/** Runs a generator that writes nothing; its words are shown only when it finds a difference. */
async function staysCurrent(program: string, args: readonly string[]): Promise<boolean> {
  const { code, output } = await run(process.execPath, [installedProgram(program), ...args], { quiet: true });
  if (code !== 0) log(output.trim());
  return code === 0;
}

async function runVitest(projects: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<TestCounts> {
  const report = join(scratch.path, `vitest-${projects.join('-')}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const data = await findTestData(settings.testData);
  const code = await runTool('vitest/vitest.ts', ['run', ...chosen, ...reporters], {
    ...env,
    ...(data !== null && { TIPGRAPH_TEST_DATA: data }),
  });
  return vitestCounts(report, code);
}

async function runUnit(): Promise<TestCounts> {
  return runVitest(['gateway', 'upstream', 'web'], await redisServer());
}

async function runContract(): Promise<TestCounts> {
  const env: NodeJS.ProcessEnv = { ...(await databaseServer()), ...(await redisServer()) };
  const isWhole = (await hasNginx()) && 'TEST_DATABASE_URL' in env && 'TEST_REDIS_URL' in env;
  env.TEST_TOPOLOGY = isWhole ? '1' : '0';
  return runVitest(env.TEST_DATABASE_URL ? ['tests', 'upstream'] : ['tests'], env);
}

/** The private PostgreSQL of this run, as a setting for the tests; without one they use the embedded database. */
async function databaseServer(): Promise<NodeJS.ProcessEnv> {
  postgres ??= await startPostgres(join(scratch.path, 'postgres'), { autovacuum: false });
  if (postgres !== null) return { TEST_DATABASE_URL: postgres.url };
  return leaveOut('PostgreSQL');
}

/** The private Redis of this run, as a setting for the tests. */
async function redisServer(): Promise<NodeJS.ProcessEnv> {
  redis ??= await startRedis();
  return redis === null ? leaveOut('Redis') : { TEST_REDIS_URL: redis.url };
}

async function hasNginx(): Promise<boolean> {
  if ((await findNginx()) !== null) return true;
  leaveOut('nginx');
  return false;
}

function leaveOut(server: string): NodeJS.ProcessEnv {
  const line = `No ${server} here: what needs a real server is left out.`;
  if (settings.ci) throw new UserError(`${line} With CI=true that is a failure.`);
  log(line);
  return {};
}

async function runPlaywright(): Promise<TestCounts> {
  const chromium = await findChromium(settings.chromiumPath);
  log(`Browser: ${chromium}`);
  const report = join(scratch.path, 'playwright.json');
  const args = ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'];
  const code = await runTool('playwright/cli.js', args, {
    ...(await databaseServer()),
    ...(await redisServer()),
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return playwrightCounts(report, code);
}

async function stop(): Promise<void> {
  interrupted = true;
  await stopCommands();
}

async function cleanUp(): Promise<void> {
  await postgres?.stop();
  await redis?.stop();
  await scratch.remove();
}

function seconds(start: number): string {
  return ((Date.now() - start) / 1000).toFixed(1);
}
