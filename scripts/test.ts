import { join } from 'node:path';
import { log, root, UserError } from './lib/base.ts';
import { buildParts, generatedParts } from './lib/build-parts.ts';
import { checkAddresses } from './lib/check-addresses.ts';
import { checkVulnerabilities } from './lib/check-vulnerabilities.ts';
import { preloadOptions } from './lib/command-line.ts';
import { findChromium, findHeadlessShell } from './lib/find-chromium.ts';
import { fingerprint } from './lib/fingerprint.ts';
import { onStop, type RunResult, runMain, runNode, runTool } from './lib/processes.ts';
import { makeScratchFolder, type ScratchFolder } from './lib/scratch-folder.ts';
import { readSettings } from './lib/settings.ts';
import { readJournal, type StepTime, writeTestReport } from './lib/test-report.ts';
import {
  addResults,
  noTests,
  oneFailure,
  playwrightResults,
  type TestResults,
  vitestResults,
} from './lib/test-results.ts';
import { TestServers } from './lib/test-servers.ts';
import { changedFiles, groupSteps, readTestOptions, type Step, type TestOptions } from './lib/test-steps.ts';

const settings = readSettings();
const startedAt = Date.now();
const code = /\.(?:ts|tsx|graphql|json)$/;
/** The sources of the servers, the web app and the journeys. */
const product =
  /^(?:(?:client|gateway|upstream|web)\/(?!.*\.test\.)|tests\/(?:browser|harness)\/|schema\.graphql|documents\/|package-lock\.json)/;

const steps: readonly Step[] = [
  { name: 'addresses', about: 'no address of this machine', check: checkAddresses },
  {
    name: 'lint',
    about: 'format and lint',
    check: () => passes('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  },
  {
    name: 'generated',
    about: 'generated files are current',
    dependsOn: code,
    check: checkGenerated,
  },
  {
    name: 'types',
    about: 'types',
    dependsOn: code,
    // Half the processor time of several threads, which other steps need.
    check: () => passes('typescript-7/bin/tsc', ['-b', '--singleThreaded']),
  },
  {
    name: 'imports',
    about: 'imports keep to their folders, without cycles',
    dependsOn: code,
    alongside: 'types',
    check: () =>
      passes('dependency-cruiser/bin/dependency-cruise.mjs', [
        ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err'],
        ...['client/src', 'gateway/src', 'upstream/src', 'web/src'],
      ]),
  },
  {
    name: 'queries',
    about: 'no unused field, no untranslated text',
    dependsOn: /^web\/src\/.*\.tsx?$/,
    alongside: 'types',
    check: () => hasPassed(runNode(['web/scripts/lint.mjs'], quiet())),
  },
  {
    name: 'vulnerabilities',
    about: 'known vulnerabilities of packages',
    dependsOn: /^package-lock\.json$/,
    alongside: 'types',
    check: checkVulnerabilities,
  },
  {
    name: 'build',
    about: 'build of the web app',
    dependsOn: product,
    alongside: 'types',
    check: () => buildParts(['web']).then(() => true),
  },
  {
    name: 'unit',
    about: 'unit tests',
    suite: () => runVitest(['client', 'web-pure', 'gateway', 'web', 'upstream', 'embedded']),
  },
  { name: 'contract', about: 'contract and live tests', suite: () => runVitest(['tests']) },
  {
    name: 'weight',
    about: 'what the home page and the cart weigh',
    dependsOn: product,
    check: () => passes('tsx/dist/cli.mjs', ['tests/bench/weight/main.ts']),
  },
  { name: 'browser', about: 'browser journeys', dependsOn: product, suite: runPlaywright },
  {
    name: 'deploy',
    about: 'images, topology, scale, kills and a minute of soak',
    extra: true,
    suite: runDeploy,
  },
];

let options: TestOptions;
let scratch: ScratchFolder;
let servers: TestServers;
let interrupted = false;

onStop(() => {
  interrupted = true;
});

await runMain(async () => {
  options = readTestOptions(process.argv.slice(2));
  const chosen = await chooseSteps();
  scratch = await makeScratchFolder();
  servers = new TestServers(scratch.path, settings.ci);
  try {
    return await runSteps(chosen);
  } finally {
    await servers.stop();
    await scratch.remove();
  }
});

async function chooseSteps(): Promise<readonly Step[]> {
  const unknown = options.steps.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new UserError(
      `No step ${unknown.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}.`,
    );
  }
  if (options.steps.length > 0) return steps.filter(({ name }) => options.steps.includes(name));
  const usual = steps.filter(({ extra }) => extra !== true);
  if (options.changedSince === null) return usual;
  const changed = await changedFiles(options.changedSince);
  return usual.filter(({ dependsOn }) => changed.some((path) => dependsOn?.test(path) ?? true));
}

async function runSteps(chosen: readonly Step[]): Promise<number> {
  let results = noTests;
  const times: StepTime[] = [];
  const start = performance.now();
  for (const group of groupSteps(chosen)) {
    const ended = await Promise.all(group.map(runTimed));
    for (const { result, time } of ended) {
      results = addResults(results, result);
      times.push(time);
    }
    const hasFailed = group.some((step, index) => 'check' in step && ended[index]?.result.failed !== 0);
    if (interrupted || hasFailed) break;
  }
  if (interrupted) return 130;
  const { passed, failed, skipped, failures, files } = results;
  if (options.writesReport) {
    const seconds = secondsSince(start);
    await writeTestReport({ seconds, steps: times, files, started: await readJournal(journalFile()) });
  }
  // The output of their suites is thousands of lines above.
  if (failures.length > 0) log(`\nFailed:\n${failures.join('\n')}`);
  log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed === 0 ? 0 : 1;
}

async function runTimed(step: Step): Promise<{ result: TestResults; time: StepTime }> {
  const { name, about } = step;
  log(`\n== ${about} (${name})`);
  const start = performance.now();
  const result = await runStep(step);
  const seconds = secondsSince(start);
  log(`== ${name}: ${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { result, time: { name, about, seconds } };
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}

async function runStep(step: Step): Promise<TestResults> {
  try {
    if ('suite' in step) return await step.suite();
    return (await step.check()) ? noTests : oneFailure;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    log(error.message);
    return oneFailure;
  }
}

function quiet() {
  return { env: { TMPDIR: scratch.path }, quiet: true };
}

/** Returns whether a program of node_modules exits with 0. */
function passes(program: string, args: readonly string[]): Promise<boolean> {
  return hasPassed(runTool(program, args, quiet()));
}

/** Returns whether a command exits with 0. Prints its output at the end, so that concurrent steps do not mix lines. */
async function hasPassed(command: Promise<RunResult>): Promise<boolean> {
  const { code: exitCode, output } = await command;
  if (output.trim() !== '') log(output.trim());
  return exitCode === 0;
}

function journalFile(): string {
  return join(scratch.path, 'journal');
}

/** The environment of a test runner. */
async function testEnv(): Promise<NodeJS.ProcessEnv> {
  return {
    TMPDIR: scratch.path,
    ...(await servers.env()),
    // Tests allocate many short-lived objects: a larger young generation is collected less often.
    NODE_OPTIONS: `${preloadOptions} --max-semi-space-size=64`,
    TEST_CLOCK_OFFSET_MS: String(options.clock.getTime() - startedAt),
    TEST_JOURNAL: journalFile(),
    // Each process compiles the same packages.
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
  };
}

/** Generates the sources and compares the generated files in git. */
async function checkGenerated(): Promise<boolean> {
  const before = await fingerprint(['documents']);
  await buildParts(generatedParts);
  const sameDocuments = (await fingerprint(['documents'])) === before;
  const check = ['tests/generated/main.ts', '--check'];
  const { code: exitCode, output } = await runTool('tsx/dist/cli.mjs', check, { quiet: true });
  const isCurrent = sameDocuments && exitCode === 0;
  if (!isCurrent) log(`${output}Run npm run generate and commit the changes.`);
  return isCurrent;
}

async function runVitest(projects: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<TestResults> {
  const report = join(scratch.path, `vitest-${projects.join('-')}.json`);
  const { changedSince } = options;
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...(changedSince === null ? [] : [`--changed=${changedSince}`, '--passWithNoTests']),
  ];
  const testRun = await runTool('vitest/vitest.mjs', args, { env: { ...(await testEnv()), ...env } });
  return vitestResults(report, testRun.code);
}

async function runDeploy(): Promise<TestResults> {
  await buildParts();
  const results = await runVitest(['deploy'], {
    TEST_TOPOLOGY: (await servers.canStartTopology()) ? '1' : '0',
  });
  const soak = ['--expose-gc', '--import', 'tsx', join(root, 'tests', 'soak', 'main.ts')];
  const { code: exitCode } = await runNode(soak, {
    env: {
      TMPDIR: scratch.path,
      ...(await servers.env()),
      SOAK_MINUTES: '1',
      SOAK_ATTACK_SECONDS: '0',
      SOAK_SEED: '1',
    },
  });
  return addResults(results, exitCode === 0 ? noTests : oneFailure);
}

async function runPlaywright(): Promise<TestResults> {
  const chromium = await findChromium(settings.chromiumPath);
  const headlessShell = (await findHeadlessShell()) ?? chromium;
  log(`Browsers: ${headlessShell}, ${chromium}`);
  const report = join(scratch.path, 'playwright.json');
  const args = ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'];
  const { code: exitCode } = await runTool('playwright/cli.js', args, {
    env: {
      ...(await testEnv()),
      CHROMIUM_PATH: chromium,
      HEADLESS_SHELL_PATH: headlessShell,
      PWTEST_CACHE_DIR: join(root, '.cache', 'playwright'),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  return playwrightResults(report, exitCode);
}
