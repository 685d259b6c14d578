import { UserError } from './base.ts';
import { run } from './processes.ts';

/**
 * The files that differ from a commit and the untracked files, relative to the project's folder.
 * @throws UserError when git does not know the commit
 */
export async function changedFiles(since: string): Promise<readonly string[]> {
  const changed = await run('git', ['diff', '--name-only', since, '--'], { quiet: true });
  if (changed.code !== 0) throw new UserError(`git does not know the commit ${since}.`);
  const added = await run('git', ['ls-files', '--others', '--exclude-standard'], { quiet: true });
  return `${changed.output}\n${added.output}`.split('\n').filter((path) => path !== '');
}
