import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPersistedDocuments } from './persisted-documents.ts';

let dir: string;

const idOf = (text: string) => createHash('sha256').update(text).digest('hex');

function release(name: string, content: string): void {
  mkdirSync(join(dir, name), { recursive: true });
  writeFileSync(join(dir, name, 'documents.json'), content);
}

const documentsOf = (...texts: string[]) =>
  JSON.stringify(Object.fromEntries(texts.map((text) => [idOf(text), text])));

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'documents-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('persisted documents', () => {
  it('are those of every release', () => {
    release('0.1.0', documentsOf('{ old }', '{ both }'));
    release('0.2.0', documentsOf('{ both }', '{ fresh }'));
    const documents = openPersistedDocuments(dir);
    for (const text of ['{ old }', '{ both }', '{ fresh }']) expect(documents.text(idOf(text))).toBe(text);
    expect(documents.text(idOf('{ never }'))).toBeNull();
    expect(documents.text('__proto__')).toBeNull();
  });

  it('of a release that comes later are found, the folder being read once a second at most', () => {
    release('0.1.0', documentsOf('{ old }'));
    let now = 0;
    const documents = openPersistedDocuments(dir, () => now);
    release('0.2.0', documentsOf('{ fresh }'));
    now = 999;
    expect(documents.text(idOf('{ fresh }'))).toBeNull();
    now = 1000;
    expect(documents.text(idOf('{ fresh }'))).toBe('{ fresh }');
  });

  it.each([
    ['that are cut', '{"abc', /cannot be read/],
    ['with an id of another text', JSON.stringify({ [idOf('{ a }')]: '{ b }' }), /to another text/],
  ])('%s stop the start', (_, content, why) => {
    release('0.1.0', content);
    expect(() => openPersistedDocuments(dir)).toThrow(why);
  });
});
