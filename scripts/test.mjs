import './lib/check-node.mjs';
import { join } from 'node:path';
import { buildParts, tool } from './lib/build-parts.mjs';
import { checkAddresses } from './lib/check-addresses.mjs';
import { findChromium } from './lib/find-chromium.mjs';
import { findTestData } from './lib/find-test-data.mjs';
import { installMissing } from './lib/install.mjs';
import { onStop } from './lib/on-stop.mjs';
import { run, stopCommands } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { makeScratchFolder } from './lib/scratch-folder.mjs';
import { readSettings } from './lib/settings.mjs';
import { findNginx } from './lib/start-nginx.mjs';
import { startPostgres } from './lib/start-postgres.mjs';
import { startRedis } from './lib/start-redis.mjs';
import { addCounts, noTests, playwrightCounts, vitestCounts } from './lib/test-counts.mjs';
import { runMain, Trouble } from './lib/trouble.mjs';

const settings = readSettings();
let scratch = null;
let postgres = null;
let redis = null;
let interrupted = false;

/**
 * The steps in their order. A check says whether all is well and ends the run when not; a suite returns its counts,
 * and the suites after it run all the same.
 */
const steps = [
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
    check: () => passes('tsx/dist/cli.mjs', ['tests/bench/weight/main.ts']),
  },
  { name: 'browser', about: 'browser journeys', suite: runPlaywright },
];

onStop(() => void stop());

await runMain(async () => {
  const chosen = chooseSteps(process.argv.slice(2));
  await installMissing();
  scratch = await makeScratchFolder();
  try {
    return await runSteps(chosen);
  } finally {
    await tidy();
  }
});

function chooseSteps(names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Trouble(
      `No step ${unknown.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}.`,
    );
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

async function runSteps(chosen) {
  let counts = noTests;
  for (const step of chosen) {
    if (interrupted) break;
    say(`\n== ${step.about} (${step.name})`);
    const start = Date.now();
    const result = await runStep(step);
    counts = addCounts(counts, result);
    say(`== ${step.name}: ${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds(start)} s`);
    if (result.failed > 0 && step.check) break;
  }
  if (interrupted) return 130;
  await tidy();
  say(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return counts.failed === 0 ? 0 : 1;
}

async function runStep(step) {
  try {
    if (step.suite) return await step.suite();
    return { ...noTests, failed: (await step.check()) ? 0 : 1 };
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    say(error.message);
    return { ...noTests, failed: 1 };
  }
}

/** Runs an installed program and tells whether it ended well. */
async function passes(program, args) {
  return (await runTool(program, args)) === 0;
}

async function runTool(program, args, env = {}) {
  const { code } = await run(process.execPath, [tool(program), ...args], {
    env: { TMPDIR: scratch.path, ...env },
  });
  return code;
}

async function checkGenerated() {
  const relay = await staysCurrent('relay-compiler/cli.js', ['--validate']);
  const types = await staysCurrent('@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts', '--check']);
  const counted = await staysCurrent('tsx/dist/cli.mjs', ['tests/generated/main.ts', '--check']);
  const isCurrent = relay && types && counted;
  if (!isCurrent) say('Run npm run relay and npm run codegen, and commit what they write.');
  return isCurrent;
}

/** Runs a generator that writes nothing; its words are shown only when it finds a difference. */
async function staysCurrent(program, args) {
  const { code, output } = await run(process.execPath, [tool(program), ...args], { quiet: true });
  if (code !== 0) say(output.trim());
  return code === 0;
}

async function runVitest(projects, env = {}) {
  const report = join(scratch.path, `vitest-${projects.join('-')}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const data = await findTestData(settings.testData);
  const code = await runTool('vitest/vitest.mjs', ['run', ...chosen, ...reporters], {
    ...env,
    ...(data !== null && { TIPGRAPH_TEST_DATA: data }),
  });
  return vitestCounts(report, code);
}

async function runUnit() {
  return runVitest(['web-pure', 'gateway', 'upstream', 'web'], await redisServer());
}

async function runContract() {
  const env = { ...(await databaseServer()), ...(await redisServer()) };
  const isWhole = (await hasNginx()) && 'TEST_DATABASE_URL' in env && 'TEST_REDIS_URL' in env;
  env.TEST_TOPOLOGY = isWhole ? '1' : '0';
  return runVitest(env.TEST_DATABASE_URL ? ['tests', 'upstream'] : ['tests'], env);
}

/** The private PostgreSQL of this run, as a setting for the tests; without one they use the embedded database. */
async function databaseServer() {
  postgres ??= await startPostgres(join(scratch.path, 'postgres'), { autovacuum: false });
  if (postgres !== null) return { TEST_DATABASE_URL: postgres.url };
  return leaveOut('PostgreSQL');
}

/** The private Redis of this run, as a setting for the tests. */
async function redisServer() {
  redis ??= await startRedis();
  return redis === null ? leaveOut('Redis') : { TEST_REDIS_URL: redis.url };
}

async function hasNginx() {
  if ((await findNginx()) !== null) return true;
  leaveOut('nginx');
  return false;
}

function leaveOut(server) {
  const line = `No ${server} here: what needs a real server is left out.`;
  if (settings.ci) throw new Trouble(`${line} With CI=true that is a failure.`);
  say(line);
  return {};
}

async function runPlaywright() {
  const chromium = await findChromium(settings.chromiumPath);
  say(`Browser: ${chromium}`);
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

async function stop() {
  interrupted = true;
  await stopCommands();
}

async function tidy() {
  await postgres?.stop();
  await redis?.stop();
  await scratch.remove();
}

function seconds(start) {
  return ((Date.now() - start) / 1000).toFixed(1);
}
