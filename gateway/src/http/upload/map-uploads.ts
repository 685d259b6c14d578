import { badUserInput } from '../../kit/errors.ts';
import { isRecord } from '../../kit/is-record.ts';
import type { Upload } from '../../kit/upload.ts';

const refuse = (message: string) => badUserInput(message);

function parsed(text: string, name: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse(`"${name}" is no JSON.`);
  }
  if (!isRecord(value)) throw refuse(`"${name}" must be one object.`);
  return value;
}

/** Whether one path comes before another: numbers count as numbers. */
function comesBefore(one: readonly string[], other: readonly string[]): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  const [a = '', b = ''] = [one[at], other[at]];
  const inList = /^\d+$/.test(a) && /^\d+$/.test(b);
  return !inList || Number(a) < Number(b);
}

/** Puts a file into the null at its path. */
function setUpload(root: Record<string, unknown>, path: readonly string[], upload: Upload): void {
  let holder: unknown = root;
  for (const part of path.slice(0, -1)) holder = member(holder, part);
  const last = path.at(-1) ?? '';
  if (member(holder, last) !== null) throw refuse(`There is no null for a file at ${path.join('.')}.`);
  if (Array.isArray(holder)) holder[Number(last)] = upload;
  else if (isRecord(holder)) holder[last] = upload;
}

/** What an object or a list has itself under a name; undefined for nothing. */
function member(holder: unknown, name: string): unknown {
  if (Array.isArray(holder)) return /^\d{1,3}$/.test(name) ? holder[Number(name)] : undefined;
  return isRecord(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined;
}

/**
 * Reads the two texts of a multipart request and puts a file at each path of the variables that `map` names. Throws
 * BAD_USER_INPUT for a batch, more files than allowed, a file for several paths or none, and paths that are not in the
 * order of the files.
 */
export function mapUploads(
  texts: { readonly operations: string; readonly map: string },
  maxFiles: number,
  uploadOf: (name: string) => Upload,
): { params: Record<string, unknown>; names: readonly string[] } {
  const params = parsed(texts.operations, 'operations');
  const files = Object.entries(parsed(texts.map, 'map'));
  if (files.length > maxFiles) throw refuse(`A request may carry ${maxFiles} files.`);
  let previous: readonly string[] | null = null;
  for (const [name, paths] of files) {
    const [path] = Array.isArray(paths) && paths.length === 1 ? paths : [];
    if (typeof path !== 'string' || !path.startsWith('variables.') || path.length > 200) {
      throw refuse(`"map" must name one place in the variables for the file ${name}.`);
    }
    const parts = path.split('.');
    if (previous !== null && !comesBefore(previous, parts)) {
      throw refuse('Files must come in the order of their places.');
    }
    setUpload(params, parts, uploadOf(name));
    previous = parts;
  }
  return { params, names: files.map(([name]) => name) };
}
