import { defineConfig } from 'vitest/config';

// As many processes as the machine has processors; by itself it leaves one of them idle.
export default defineConfig({ test: { projects: ['*/vitest*.config.ts'], maxWorkers: '100%' } });
