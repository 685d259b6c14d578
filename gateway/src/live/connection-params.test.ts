import { describe, expect, it } from 'vitest';
import { credentialsPayload, readConnectionParams } from './connection-params.ts';

const full = { accessToken: 't', client: 'c', tokenType: 'Bearer', uid: 'a@tipgraph.example' };

describe('readConnectionParams', () => {
  it.each([undefined, null, {}, { accessToken: null, uid: ' ' }])('reads %j as a guest', (payload) => {
    expect(readConnectionParams(payload)).toEqual({
      credentials: null,
      lang: 'pl',
      appType: 'Browser',
      toolsKey: null,
      clientName: null,
    });
  });

  it('reads credentials, language, app type and client name', () => {
    const said = { lang: 'en', appType: 'App', clientName: 'android', clientVersion: '1.1.0', more: 1 };
    expect(readConnectionParams({ ...full, ...said })).toEqual({
      credentials: { ...full, expiry: null },
      lang: 'en',
      appType: 'App',
      toolsKey: null,
      clientName: { name: 'android', version: '1.1.0' },
    });
    expect(readConnectionParams({ clientName: 'android' }).clientName).toEqual({
      name: 'android',
      version: null,
    });
  });

  it('reads an expiry from a number or a string, and writes a number', () => {
    for (const expiry of [1_900_000_000, '1900000000']) {
      const { credentials } = readConnectionParams({ ...full, expiry });
      expect(credentialsPayload(credentials)).toEqual({ ...full, expiry: 1_900_000_000 });
    }
    expect(credentialsPayload(readConnectionParams(full).credentials)).toEqual({ ...full, expiry: null });
    expect(credentialsPayload(null)).toBeNull();
  });

  it.each([
    [{ ...full, client: ' ' }],
    [{ accessToken: 't' }],
    [{ ...full, uid: 7 }],
    [{ ...full, uid: 'a\r\nx: y' }],
    [{ ...full, uid: 'ł'.repeat(3) }],
    [{ ...full, accessToken: 't'.repeat(3000) }],
    [{ lang: 'de' }],
    [{ appType: 'Toaster' }],
    [{ clientName: 7 }],
    [{ clientVersion: '1'.repeat(3000) }],
    [[]],
    ['text'],
  ])('rejects %j as malformed', (payload) => {
    expect(() => readConnectionParams(payload)).toThrow(expect.objectContaining({ code: 4400 }));
  });
});
