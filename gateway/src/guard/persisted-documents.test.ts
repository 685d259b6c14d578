import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
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
  openPersistedDocuments(dir, { onFault: (error) => void faults.push(error), now: () => now });

beforeEach(() => {
  now = 0;
  faults = [];
  dir = mkdtempSync(join(tmpdir(), 'documents-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('persisted documents', () => {
  it('include those of every release', () => {
    release('0.1.0', documentsOf('{ old }', '{ both }'));
    release('0.2.0', documentsOf('{ both }', '{ fresh }'));
    const documents = open();
    for (const text of ['{ old }', '{ both }', '{ fresh }'])
      expect(documents.find(idOf(text))?.text).toBe(text);
    expect(documents.find(idOf('{ never }'))).toBeNull();
    expect(documents.find('__proto__')).toBeNull();
  });

  it('include those of a linked folder', () => {
    release('0.1.0', documentsOf('{ old }'));
    symlinkSync('0.1.0', join(dir, '0.2.0'));
    expect(open().releases()).toEqual(['0.2.0', '0.1.0']);
    expect(faults).toEqual([]);
  });

  it('belong to the newest release that has them', () => {
    release('0.9.0', documentsOf('{ old }', '{ both }'));
    release('0.10.0', documentsOf('{ both }'));
    const documents = open();
    expect(documents.releases()).toEqual(['0.10.0', '0.9.0']);
    expect(documents.find(idOf('{ both }'))?.release).toBe('0.10.0');
    expect(documents.find(idOf('{ old }'))?.release).toBe('0.9.0');
  });

  const text = 'query Site { site { name } }';
  it.each([
    [
      'Apollo’s generatePersistedQueryManifest, Apollo Kotlin and Apollo iOS',
      {
        format: 'apollo-persisted-query-manifest',
        version: 1,
        operations: [{ id: idOf(text), body: text, name: 'Site', type: 'query' }],
      },
    ],
    ['graphql-codegen, whose ids name their algorithm', { [`sha256:${idOf(text)}`]: text }],
    ['the operationOutput of Apollo Kotlin', { [idOf(text)]: { name: 'Site', source: text, type: 'query' } }],
    ['the legacyAPQ manifest of Apollo iOS', { [idOf(text)]: { name: 'Site', source: text } }],
  ])('can be written by %s', (_, manifest) => {
    release('android-1.1.0', JSON.stringify(manifest));
    expect(open().find(idOf(text))).toEqual({ text, release: 'android-1.1.0' });
    expect(faults).toEqual([]);
  });

  it('of a later release are found, with at most one read per second', () => {
    release('0.1.0', documentsOf('{ old }'));
    const documents = open();
    release('0.2.0', documentsOf('{ fresh }'));
    now = 999;
    expect(documents.find(idOf('{ fresh }'))).toBeNull();
    now = 1000;
    expect(documents.find(idOf('{ fresh }'))?.text).toBe('{ fresh }');
  });

  it('do not change while a release is being copied, which is reported once', () => {
    release('0.1.0', documentsOf('{ old }'));
    const documents = open();
    const whole = documentsOf('{ fresh }');
    for (const content of ['', whole.slice(0, 20), whole.slice(0, 40)]) {
      release('0.2.0', content);
      now += 1000;
      expect(documents.find(idOf('{ fresh }'))).toBeNull();
      expect(documents.find(idOf('{ old }'))?.text).toBe('{ old }');
    }
    expect(faults.map(String)).toEqual([expect.stringMatching(/0\.2\.0.*cannot be read/)]);
    release('0.2.0', whole);
    now += 1000;
    expect(documents.find(idOf('{ fresh }'))?.text).toBe('{ fresh }');
    release('0.3.0', '{');
    now += 1000;
    expect(documents.find(idOf('{ newest }'))).toBeNull();
    expect(faults).toHaveLength(2);
    release('0.1.0', '{');
    now += 1000;
    expect(documents.find(idOf('{ newest }'))).toBeNull();
    expect(documents.find(idOf('{ old }'))?.text).toBe('{ old }');
  });

  it('are read again only from changed files', () => {
    release('0.1.0', documentsOf('{ old }'));
    const path = join(dir, '0.1.0', 'documents.json');
    const [then, later] = [new Date('2026-03-14T12:00:00Z'), new Date('2026-03-14T12:00:02Z')];
    utimesSync(path, then, then);
    const documents = open();
    release('0.1.0', documentsOf('{ fresh }'));
    utimesSync(path, then, then);
    now += 1000;
    expect(documents.find(idOf('{ fresh }'))).toBeNull();
    utimesSync(path, later, later);
    now += 1000;
    expect(documents.find(idOf('{ fresh }'))?.text).toBe('{ fresh }');
  });

  it.each([
    ['that are cut', '{"abc', /cannot be read/],
    ['that are no texts', '{"abc": 7}', /neither an object from ids/],
    [
      'of another version of Apollo’s manifest',
      JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 2, operations: [] }),
      /neither an object from ids/,
    ],
    ['with an id of another text', JSON.stringify({ [idOf('{ a }')]: '{ b }' }), /of another text/],
  ])('%s are skipped, and other releases stay available', (_, content, why) => {
    release('0.1.0', documentsOf('{ old }'));
    release('0.2.0', content);
    release('0.3.0', documentsOf('{ fresh }'));
    const documents = open();
    for (const text of ['{ old }', '{ fresh }']) expect(documents.find(idOf(text))?.text).toBe(text);
    expect(faults.map(String)).toEqual([expect.stringMatching(why)]);
  });

  it('without a folder prevent the start', () => {
    rmSync(dir, { recursive: true });
    expect(open).toThrow(`DOCUMENTS_DIR must be a folder that can be read; it is ${dir}.`);
    mkdirSync(dir);
  });
});
