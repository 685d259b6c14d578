import { describe, expect, it } from 'vitest';
import { checkEmail, checkNewPassword } from './account-checks.ts';

describe('checkEmail', () => {
  it.each([
    ['', 'BLANK'],
    ['  ', 'BLANK'],
    ['ewa', 'INVALID'],
    ['ewa@', 'INVALID'],
    ['e wa@tipgraph.example', 'INVALID'],
    [' ewa@tipgraph.example ', false],
    ['ewa+typy@żabka.example', false],
  ])('returns for %j: %j', (email, error) => expect(checkEmail(email)).toBe(error));
});

describe('checkNewPassword', () => {
  it.each([
    ['', '', 'BLANK', false],
    ['12345', '12345', 'TOO_SHORT', false],
    ['12345', '123456', 'TOO_SHORT', false],
    ['🦊🦊🦊🦊🦊', '', 'TOO_SHORT', false],
    ['123456', '123457', false, 'CONFIRMATION'],
    ['123456', '', false, 'CONFIRMATION'],
    ['123456', '123456', false, false],
    ['      ', '      ', false, false],
  ])('returns for %j and %j: %j, %j', (password, passwordConfirmation, first, second) => {
    expect(checkNewPassword({ password, passwordConfirmation })).toEqual({
      password: first,
      passwordConfirmation: second,
    });
  });
});
