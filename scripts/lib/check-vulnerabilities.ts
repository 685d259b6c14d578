import { log } from './base.ts';
import { run } from './processes.ts';

/** The used part of `npm audit --json`. Without `metadata` the registry has no advisories. */
interface AuditReport {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
}

const timeoutMs = 10_000;
const refused = ['high', 'critical'];

/**
 * Queries the package registry for vulnerabilities of production packages. A registry without advisories, or one that does
 * not answer in time, is no failure.
 * @returns whether no vulnerability of high or critical severity is known
 */
export async function checkVulnerabilities(): Promise<boolean> {
  const options = ['--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${timeoutMs}`];
  const { output } = await run('npm', ['audit', ...options], { quiet: true });
  const { metadata, vulnerabilities = {} } = readReport(output);
  if (metadata === undefined) {
    log('Not checked: the package registry gives no advisories.');
    return true;
  }
  const found = Object.entries(vulnerabilities).filter(([, { severity }]) => refused.includes(severity));
  for (const [name, { severity }] of found) log(`${name}: a vulnerability of ${severity} severity is known.`);
  if (found.length > 0) log('npm audit --omit=dev says more; npm audit fix updates what can be updated.');
  return found.length === 0;
}

/** npm may print warnings around the report. */
function readReport(output: string): AuditReport {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as AuditReport;
  } catch {
    return {};
  }
}
