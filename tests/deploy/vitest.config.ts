import { defineProject, mergeConfig } from 'vitest/config';
import tests from '../vitest.config.ts';

/** Tests that need a built project, PostgreSQL, Redis and nginx: `npm test -- deploy`. */
export default mergeConfig(tests, defineProject({ test: { name: 'deploy' } }));
