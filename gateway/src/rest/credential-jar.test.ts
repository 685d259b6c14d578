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
  it('adopts a full set and hands it on', () => {
    const jar = new CredentialJar(sampleCredentials);
    expect(jar.renewed).toBeNull();
    jar.update(headers(fresh));
    expect(jar.renewed).toMatchObject({ accessToken: 'secret-token-1', expiry: '1790000005' });
  });

  it.each([
    ['the fresh answer first', [fresh, blank, blank]],
    ['the fresh answer in the middle', [blank, fresh, blank]],
    ['the fresh answer last', [blank, blank, fresh]],
  ])('of parallel answers keeps the one real token: %s', (_, answers) => {
    const jar = new CredentialJar(sampleCredentials);
    for (const answer of answers) jar.update(headers(answer));
    expect(jar.current?.accessToken).toBe('secret-token-1');
  });

  it('lets the newest expiry win, whichever comes last', () => {
    const jar = new CredentialJar(sampleCredentials);
    jar.update(headers({ ...fresh, 'access-token': 'newer', expiry: '1790000009' }));
    jar.update(headers(fresh));
    expect(jar.current?.accessToken).toBe('newer');
  });

  it('takes a set of another client though its expiry is earlier: a new sign-in', () => {
    const jar = new CredentialJar(sampleCredentials);
    jar.update(headers({ ...fresh, client: 'other', expiry: '1' }));
    expect(jar.current?.client).toBe('other');
  });

  it('takes a set without expiry, as some upstreams send four headers', () => {
    const jar = new CredentialJar({ ...sampleCredentials, expiry: null });
    const { expiry: _, ...four } = fresh;
    jar.update(headers(four));
    expect(jar.renewed).toMatchObject({ accessToken: 'secret-token-1', expiry: null });
  });

  it('completes the set when a batch answer brings a new uid', () => {
    const jar = new CredentialJar(sampleCredentials);
    jar.update(headers({ ...blank, uid: 'new@tipgraph.example' }));
    expect(jar.renewed).toEqual({ ...sampleCredentials, uid: 'new@tipgraph.example' });
  });

  it('is left alone by blank headers, by none, and by a new uid of another client', () => {
    const jar = new CredentialJar(sampleCredentials);
    jar.update(headers(blank));
    jar.update(headers({}));
    jar.update(headers({ ...blank, client: 'other', uid: 'else@tipgraph.example' }));
    expect(jar.current).toEqual(sampleCredentials);
    expect(jar.renewed).toBeNull();
  });

  it('is a guest with an incomplete or blank set', () => {
    expect(readCredentials(headers({ 'access-token': 'x', client: 'y', uid: 'z' }))).toBeNull();
    expect(readCredentials(headers(blank))).toBeNull();
  });

  it('forgets after a sign-out', () => {
    const jar = new CredentialJar(sampleCredentials);
    jar.update(headers(fresh));
    jar.clear();
    expect([jar.current, jar.renewed]).toEqual([null, null]);
  });
});
