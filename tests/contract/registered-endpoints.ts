import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What a test needs to know of a call that the gateway has registered. */
export interface RegisteredEndpoint {
  id: string;
  method: string;
}

const domainsFolder = fileURLToPath(new URL('../../gateway/src/domains/', import.meta.url));

/** All calls that the gateway's domains define in their `endpoints.ts`. */
export async function registeredEndpoints(): Promise<RegisteredEndpoint[]> {
  const files = (await readdir(domainsFolder, { recursive: true })).filter((path) =>
    /(^|[\\/])endpoints\.ts$/.test(path),
  );
  const modules = await Promise.all(files.map((path) => import(`${domainsFolder}${path}`)));
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is RegisteredEndpoint {
  return typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'path' in value;
}
