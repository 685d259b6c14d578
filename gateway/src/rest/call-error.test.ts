import { describe, expect, it } from 'vitest';
import { anything } from '../kit/shape.ts';
import { errorOfTransport, isUnreachable } from './call-error.ts';
import { get } from './endpoint.ts';
import { retryDelay } from './retry.ts';

const read = get('plan.list', '/plans.json', { auth: 'none', decode: anything, fields: [] });

const errorOf = (code: string) => Object.assign(new Error('failed'), { code });

describe('a TLS connection that cannot be made', () => {
  it.each([
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'EPROTO',
  ])('means that the upstream is offline, and names the reason: %s', (code) => {
    const error = errorOfTransport(errorOf(code), 'plan.list', false);
    expect(error).toMatchObject({ code: 'UPSTREAM_OFFLINE', status: null });
    expect(error.message).toBe(`No TLS connection to the upstream can be made: ${code}.`);
    expect(isUnreachable(error)).toBe(true);
  });

  it.each(['HPE_INVALID_CONSTANT', 'UND_ERR_RES_EXCEEDED_MAX_SIZE', ''])('is not what %j reports', (code) => {
    const error = errorOfTransport(errorOf(code), 'plan.list', false);
    expect(error.code).toBe('BAD_UPSTREAM_RESPONSE');
    expect(isUnreachable(error)).toBe(false);
  });
});

it.each(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'])(
  '%s is a timeout of the upstream',
  (code) => {
    const error = errorOfTransport(Object.assign(errorOf(code), { syscall: 'read' }), 'plan.list', true);
    expect(error.code).toBe('UPSTREAM_TIMEOUT');
    expect(isUnreachable(error)).toBe(false);
  },
);

it.each([
  errorOf('UND_ERR_CONNECT_TIMEOUT'),
  Object.assign(errorOf('ETIMEDOUT'), { syscall: 'connect' }),
  Object.assign(new AggregateError([]), { code: 'ETIMEDOUT' }),
])(
  'a connection that cannot be made in time means that the upstream is offline, and is not tried again',
  (cause) => {
    const error = errorOfTransport(cause, 'plan.list', false);
    expect(error.code).toBe('UPSTREAM_OFFLINE');
    expect(isUnreachable(error)).toBe(true);
    expect(retryDelay(read, error, () => 0)).toBeNull();
  },
);
