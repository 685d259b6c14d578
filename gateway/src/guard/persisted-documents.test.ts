import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPersistedDocuments } from './persisted-documents.ts';

let dir: string;
let now: number;
let faults: unknown[];

const idOf = (text: string) => createHash('sha256').update(text).digest('hex');

function release(name: string, content: string): void {
  mkdirSync(join(dir, name), { recursive: true });
  writeFileSync(join(dir, name, 'documents.json'), content);
}

const documentsOf = (...texts: string[]) =>
  JSON.stringify(Object.fromEntries(texts.map((text) => [idOf(text), text])));

const open = () =>
  openPersistedDocuments(dir, { onFault: (fault) => void faults.push(fault), now: () => now });

beforeEach(() => {
  now = 0;
  faults = [];
  dir = mkdtempSync(join(tmpdir(), 'documents-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('persisted documents', () => {
  it('are those of every release', () => {
    release('0.1.0', documentsOf('{ old }', '{ both }'));
    release('0.2.0', documentsOf('{ both }', '{ fresh }'));
    const documents = open();
    for (const text of ['{ old }', '{ both }', '{ fresh }']) expect(documents.text(idOf(text))).toBe(text);
    expect(documents.text(idOf('{ never }'))).toBeNull();
    expect(documents.text('__proto__')).toBeNull();
  });

  it('of a release that comes later are found, the folder being read once a second at most', () => {
    release('0.1.0', documentsOf('{ old }'));
    const documents = open();
    release('0.2.0', documentsOf('{ fresh }'));
    now = 999;
    expect(documents.text(idOf('{ fresh }'))).toBeNull();
    now = 1000;
    expect(documents.text(idOf('{ fresh }'))).toBe('{ fresh }');
  });

  it('stay those of before while a release is half copied, which is told once', () => {
    release('0.1.0', documentsOf('{ old }'));
    const documents = open();
    const whole = documentsOf('{ fresh }');
    for (const content of ['', whole.slice(0, 20), whole.slice(0, 40)]) {
      release('0.2.0', content);
      now += 1000;
      expect(documents.text(idOf('{ fresh }'))).toBeNull();
      expect(documents.text(idOf('{ old }'))).toBe('{ old }');
    }
    expect(faults.map(String)).toEqual([expect.stringMatching(/0\.2\.0.*cannot be read/)]);
    release('0.2.0', whole);
    now += 1000;
    expect(documents.text(idOf('{ fresh }'))).toBe('{ fresh }');
    release('0.3.0', '{');
    now += 1000;
    expect(documents.text(idOf('{ newest }'))).toBeNull();
    expect(faults).toHaveLength(2);
  });

  it('are read anew only from files that were written since', () => {
    release('0.1.0', documentsOf('{ old }'));
    const path = join(dir, '0.1.0', 'documents.json');
    const [then, later] = [new Date('2026-03-14T12:00:00Z'), new Date('2026-03-14T12:00:02Z')];
    utimesSync(path, then, then);
    const documents = open();
    release('0.1.0', documentsOf('{ fresh }'));
    utimesSync(path, then, then);
    now += 1000;
    expect(documents.text(idOf('{ fresh }'))).toBeNull();
    utimesSync(path, later, later);
    now += 1000;
    expect(documents.text(idOf('{ fresh }'))).toBe('{ fresh }');
  });

  it.each([
    ['that are cut', '{"abc', /cannot be read/],
    ['that are no texts', '{"abc": 7}', /no object from ids/],
    ['with an id of another text', JSON.stringify({ [idOf('{ a }')]: '{ b }' }), /of another text/],
  ])('%s are left out, and those of other releases run', (_, content, why) => {
    release('0.1.0', documentsOf('{ old }'));
    release('0.2.0', content);
    release('0.3.0', documentsOf('{ fresh }'));
    const documents = open();
    for (const text of ['{ old }', '{ fresh }']) expect(documents.text(idOf(text))).toBe(text);
    expect(faults.map(String)).toEqual([expect.stringMatching(why)]);
  });

  it('without a folder stop the start', () => {
    rmSync(dir, { recursive: true });
    expect(open).toThrow('ENOENT');
    mkdirSync(dir);
  });
});
