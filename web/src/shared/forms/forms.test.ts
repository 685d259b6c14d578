import { describe, expect, it } from 'vitest';
import { emailError, newPasswordErrors } from './account-checks.ts';

describe('emailError', () => {
  it.each([
    ['', 'shared.form.emailBlank'],
    ['  ', 'shared.form.emailBlank'],
    ['ewa', 'shared.form.emailInvalid'],
    ['ewa@', 'shared.form.emailInvalid'],
    ['e wa@tipgraph.example', 'shared.form.emailInvalid'],
    [' ewa@tipgraph.example ', null],
    ['ewa+typy@żabka.example', null],
  ])('returns for %j: %j', (email, error) => expect(emailError(email)).toBe(error));
});

describe('newPasswordErrors', () => {
  it.each([
    ['', '', 'shared.form.passwordBlank', null],
    ['12345', '12345', 'shared.form.passwordShort', null],
    ['12345', '123456', 'shared.form.passwordShort', null],
    ['🦊🦊🦊🦊🦊', '', 'shared.form.passwordShort', null],
    ['123456', '123457', null, 'shared.form.passwordsDiffer'],
    ['123456', '', null, 'shared.form.passwordsDiffer'],
    ['123456', '123456', null, null],
    ['      ', '      ', null, null],
  ])('returns for %j and %j: %j, %j', (password, passwordConfirmation, first, second) => {
    expect(newPasswordErrors({ password, passwordConfirmation })).toEqual({
      password: first,
      passwordConfirmation: second,
    });
  });
});
