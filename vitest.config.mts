import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longFiles =
  /\/(?:contract\/(?:mock|catalogue|permissions)|hostile\/(?:hostile-client|texts)|credentials\/session-survives|redis\/redis-backplane)\.test\.ts$/;

/** Starts long files first, so that none runs alone at the end. Without an earlier run Vitest knows only the sizes of files. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longFiles.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

// As many processes as the machine has processors; by itself it leaves one of them idle.
export default defineConfig({
  test: {
    projects: ['*/vitest*.config.ts', 'tests/deploy/vitest.config.ts'],
    maxWorkers: '100%',
    sequence: { sequencer: LongFilesFirst },
  },
});
