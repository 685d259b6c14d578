import { describe, expect, it } from 'vitest';
import { readCredentials } from '../kit/credentials.ts';
import { sampleCredentials } from '../testing/samples.ts';
import { CredentialJar } from './session.ts';

const headers = (values: Record<string, string>) => (name: string) => values[name] ?? null;

const fresh = {
  'access-token': 'secret-token-1',
  client: 'client-of-ada',
  'token-type': 'Bearer',
  uid: 'ada@tipgraph.example',
  expiry: '1790000005',
};
const blank = { ...fresh, 'access-token': ' ', expiry: ' ' };

describe('a credential jar', () => {
  it('takes a full set', () => {
    const jar = new CredentialJar(sampleCredentials);
    expect(jar.renewed).toBeNull();
    jar.update(headers(fresh));
    expect(jar.renewed).toMatchObject({ accessToken: 'secret-token-1', expiry: '1790000005' });
  });

  it.each([
    ['new token first', [fresh, blank, blank]],
    ['new token in the middle', [blank, fresh, blank]],
    ['new token last', [blank, blank, fresh]],
  ])('takes the token of parallel responses: %s', (_, answers) => {
    const jar = new CredentialJar(sampleCredentials);
    for (const answer of answers) jar.update(headers(answer));
    expect(jar.current?.accessToken).toBe('secret-token-1');
  });

  it('takes the set with the latest expiry in any order', () => {
    const jar = new CredentialJar(sampleCredentials);
    jar.update(headers({ ...fresh, 'access-token': 'newer', expiry: '1790000009' }));
    jar.update(headers(fresh));
    expect(jar.current?.accessToken).toBe('newer');
  });

  it('takes a set of another client with an earlier expiry', () => {
    const jar = new CredentialJar(sampleCredentials);
    jar.update(headers({ ...fresh, client: 'other', expiry: '1' }));
    expect(jar.current?.client).toBe('other');
  });

  it('takes a set without expiry', () => {
    const jar = new CredentialJar({ ...sampleCredentials, expiry: null });
    const { expiry: _, ...four } = fresh;
    jar.update(headers(four));
    expect(jar.renewed).toMatchObject({ accessToken: 'secret-token-1', expiry: null });
  });

  it('takes a new uid with a blank token', () => {
    const jar = new CredentialJar(sampleCredentials);
    jar.update(headers({ ...blank, uid: 'new@tipgraph.example' }));
    expect(jar.renewed).toEqual({ ...sampleCredentials, uid: 'new@tipgraph.example' });
  });

  it('ignores blank headers, absent headers and a new uid of another client', () => {
    const jar = new CredentialJar(sampleCredentials);
    jar.update(headers(blank));
    jar.update(headers({}));
    jar.update(headers({ ...blank, client: 'other', uid: 'else@tipgraph.example' }));
    expect(jar.current).toEqual(sampleCredentials);
    expect(jar.renewed).toBeNull();
  });

  it('ignores an incomplete or blank set', () => {
    expect(readCredentials(headers({ 'access-token': 'x', client: 'y', uid: 'z' }))).toBeNull();
    expect(readCredentials(headers(blank))).toBeNull();
  });

  it('is empty after a sign-out', () => {
    const jar = new CredentialJar(sampleCredentials);
    jar.update(headers(fresh));
    jar.clear();
    expect([jar.current, jar.renewed]).toEqual([null, null]);
  });
});
