import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { answerTypeOf, operationIn } from './graph-handler.ts';

const typeOf = (headers: Record<string, string | undefined>, rest: Partial<IncomingMessage> = {}) =>
  answerTypeOf({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'content-length': '20', ...headers },
    ...rest,
  } as IncomingMessage);

describe('the fast path', () => {
  it('takes JSON with a content-length and has the answer type of Yoga', () => {
    expect(typeOf({})).toBe('application/json');
    expect(typeOf({ accept: '*/*' })).toBe('application/json');
    expect(typeOf({ 'content-type': 'application/json; charset=utf-8' })).toBe('application/json');
    expect(typeOf({ accept: 'application/graphql-response+json, application/json' })).toBe(
      'application/graphql-response+json',
    );
  });

  it.each<[string, Record<string, string | undefined>, Partial<IncomingMessage>?]>([
    ['another method', {}, { method: 'PUT' }],
    ['another URL', {}, { url: '/graphql?query={a}' }],
    ['another type', { 'content-type': 'text/plain' }],
    ['another charset', { 'content-type': 'application/json; charset=latin1' }],
    ['files', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['events', { accept: 'text/event-stream' }],
    ['a body without a content-length', { 'content-length': undefined }],
    ['an empty body', { 'content-length': '0' }],
    ['a body that is too large', { 'content-length': '65537' }],
    ['a compressed body', { 'content-encoding': 'gzip' }],
    ['an Expect header', { expect: '100-continue' }],
  ])('does not take %s', (_, headers, rest) => {
    expect(typeOf(headers, rest)).toBeNull();
  });
});

describe('an operation', () => {
  const read = (body: unknown) => operationIn(Buffer.from(JSON.stringify(body)));

  it('is read from a well-formed request', () => {
    expect(read({ query: '{ a }', variables: { b: 1 }, operationName: 'c', extensions: {} })).toEqual({
      query: '{ a }',
      documentId: undefined,
      variables: { b: 1 },
      operationName: 'c',
      extensions: {},
    });
    expect(read({ documentId: 'd' })).toMatchObject({ query: '', documentId: 'd' });
  });

  it.each([
    [[{ query: '{ a }' }]],
    ['x'],
    [null],
    [{}],
    [{ query: 1 }],
    [{ query: '', more: 1 }],
    [{ query: '', variables: [] }],
  ])('is not read from %j', (body) => {
    expect(read(body)).toBeNull();
  });
});
