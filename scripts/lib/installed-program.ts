import { join } from 'node:path';
import { root } from './root.ts';

/** Absolute path of a program in node_modules, for example `vite/bin/vite.js`. */
export function installedProgram(path: string): string {
  return join(root, 'node_modules', path);
}
