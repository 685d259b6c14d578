import { join } from 'node:path';
import { root } from './root.ts';

/** Absolute path of a program within the installed packages, for example `vite/bin/vite.js`. */
export function installedProgram(path: string): string {
  return join(root, 'node_modules', path);
}
