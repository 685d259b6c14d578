import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/texts.ts';
import type { FormError, UserErrorCode } from '../relay/form-errors.ts';
import { fieldCode } from '../relay/form-errors.ts';
import { useErrorFocus } from './form-focus.ts';

/** Messages of a field's error codes. Other codes count as INVALID. */
type FieldTexts = Readonly<Partial<Record<UserErrorCode, MessageId>> & { INVALID: MessageId }>;

/** Messages of each field's errors. */
export type ErrorTexts<Values> = Readonly<Partial<Record<keyof Values, FieldTexts>>>;

/** The message of a field's first error. */
export function fieldMessage(
  texts: ErrorTexts<Record<string, unknown>>,
  errors: readonly FormError[],
  field: string,
): MessageId | null {
  const code = fieldCode(errors, field);
  return (code && (texts[field]?.[code] ?? texts[field]?.INVALID)) ?? null;
}

export interface AttemptOptions<Values extends object> {
  /** The fields that show their errors, or the message of an error of any field, by its path in the mutation's input. */
  readonly texts: ErrorTexts<Values> | ((code: UserErrorCode, path: string) => string);
  /** The errors that block sending, by path. After the first attempt they follow what is typed. */
  readonly check?: (
    values: Values,
  ) => Readonly<Partial<Record<keyof Values | `${string}.${string}`, UserErrorCode | false>>>;
}

/** Whether a field shows one of the errors. */
export const hasField = (texts: AttemptOptions<never>['texts'], errors: readonly FormError[]): boolean =>
  errors.some(({ field }) => (typeof texts === 'function' ? field : field && field.join('.') in texts));

/** Whether two values of a form are the same, also lists and dates. */
export const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The last attempt to send a form. Its errors are shown until their fields change. */
export function useAttempt<Values extends object>(values: Values, { texts, check }: AttemptOptions<Values>) {
  const intl = useIntl();
  const [attempt, setAttempt] = useState<{
    readonly values: Values;
    readonly serverErrors: readonly FormError[];
    /** Differs for each attempt, and stays when some of its errors are forgotten. */
    readonly key: object;
  } | null>(null);
  const findInvalid = (entered: Values) =>
    Object.entries<UserErrorCode | false | undefined>(check?.(entered) ?? {}).flatMap(
      ([path, code]): FormError[] => (code ? [{ field: path.split('.'), code }] : []),
    );
  const invalid = attempt === null ? [] : findInvalid(values);
  return {
    /** The form's ref. */
    ref: useErrorFocus(attempt?.key),
    findInvalid,
    show: (sent: Values, serverErrors: readonly FormError[]) =>
      setAttempt({ values: sent, serverErrors, key: {} }),
    clear: () => setAttempt(null),
    /** The message of a field, by its path. A server's error is shown until the field or a related one changes. */
    error(path: string, related: readonly string[] = []): string | null {
      const isSent = (one: string) => isEqual(valueAt(values, one), valueAt(attempt?.values, one));
      const serverErrors = [path, ...related].every(isSent) ? (attempt?.serverErrors ?? []) : [];
      const shown = [...invalid, ...serverErrors];
      if (typeof texts === 'function') {
        const code = fieldCode(shown, path);
        return code && texts(code, path);
      }
      const id = fieldMessage(texts, shown, path);
      return id && intl.formatMessage({ id });
    },
    /** Forgets the errors of an entry that is removed from a list, and of those after it, whose indexes change. */
    forgetEntries: (list: string, index: number) =>
      setAttempt(
        (before) =>
          before && {
            ...before,
            serverErrors: before.serverErrors.filter(
              ({ field: path }) => path?.[0] !== list || !(Number(path[1]) >= index),
            ),
          },
      ),
  };
}

/** The value at a path such as `matches.0.title`. */
const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((value, key): unknown => Reflect.get(Object(value), key), values);
