import { defineProject, mergeConfig } from 'vitest/config';
import tests from '../vitest.config.ts';

/** What takes a built project and servers of other programs; run by `npm test -- deploy`. */
export default mergeConfig(tests, defineProject({ test: { name: 'deploy' } }));
