import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/texts.ts';
import { showToast } from '../ui/toast.tsx';
import { type FormError, fieldCode, isStale, type UserErrorCode } from './form-errors.ts';
import { focusFirstInvalid, useErrorFocus } from './form-focus.ts';
import { useUnsaved } from './unsaved.ts';

/** Messages of each field's error codes. Other codes count as INVALID. */
export type ErrorTexts<Values> = Readonly<
  Partial<Record<keyof Values, Readonly<Partial<Record<UserErrorCode, MessageId>> & { INVALID: MessageId }>>>
>;

interface FormOptions<Values extends object> {
  /** The saved values. Typed values override them. */
  readonly saved: Values;
  /** The fields that show their errors, or the message of an error of any field, by its path in the mutation's input. */
  readonly texts: ErrorTexts<Values> | ((code: UserErrorCode, path: string) => string);
  /** The errors that block sending, by path. After the first attempt they follow what is typed. */
  readonly check?: (
    values: Values,
  ) => Readonly<Partial<Record<keyof Values | `${string}.${string}`, UserErrorCode | false>>>;
  /** Sends the values, or only the typed ones, and returns the errors; null when a failure has been shown. */
  readonly send: (values: Values, typed: Partial<Values>) => Promise<readonly FormError[] | null>;
  readonly isSaving: boolean;
  readonly isChanged?: boolean;
  /** Whether the form stays open after saving, and must be reset. */
  readonly staysOpen?: boolean;
  /** Whether `send` shows errors that no field shows. */
  readonly showsOtherErrors?: boolean;
}

const noErrors = {};

/** The last attempt to send a form. */
interface Attempt<Values> {
  readonly values: Values;
  readonly serverErrors: readonly FormError[];
}

/** The state of a form that is validated, sent and shows the server's errors, each until its field changes. */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { saved, texts, check, send, isSaving } = options;
  const intl = useIntl();
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [attempt, setAttempt] = useState<Attempt<Values> | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const values: Values = { ...saved, ...typed };
  const findInvalid = () =>
    Object.entries<UserErrorCode | false | undefined>(check?.(values) ?? {}).flatMap(
      ([path, code]): FormError[] => (code ? [{ field: path.split('.'), code }] : []),
    );
  const invalid = attempt === null ? [] : findInvalid();
  const ref = useErrorFocus(attempt ?? noErrors);
  const isTyped = JSON.stringify(values) !== JSON.stringify(saved);
  useUnsaved(isTyped || (options.isChanged ?? false));

  const put = (change: Partial<Values>) => setTyped((before) => ({ ...before, ...change }));
  const reset = () => {
    setTyped({});
    setAttempt(null);
    setOutdated(false);
  };
  /** Forgets the saved values, but not what was typed while they were being saved. */
  const forgetSaved = () => {
    const isUnsaved = ([name, value]: [string, unknown]) => value !== values[name as keyof Values];
    setTyped((latest) => Object.fromEntries(Object.entries(latest).filter(isUnsaved)) as Partial<Values>);
    setOutdated(false);
  };
  const showErrors = (found: readonly FormError[], serverErrors: readonly FormError[]) => {
    setAttempt({ values, serverErrors });
    if (isStale(found)) setOutdated(true);
    const isShown = found.some(({ field: path }) =>
      typeof texts === 'function' ? path : path && path.join('.') in texts,
    );
    if (isShown || isStale(found) || options.showsOtherErrors) return;
    showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
  };
  const settle = (result: readonly FormError[] | null) => {
    if (result === null) return;
    if (result.length > 0) return showErrors(result, result);
    setAttempt(null);
    if (options.staysOpen) forgetSaved();
  };
  /** The message of a field, by its path in the mutation's input. */
  const error = (path: string): string | null => {
    const isSent = attempt !== null && valueAt(values, path) === valueAt(attempt.values, path);
    const code = fieldCode(invalid, path) ?? (isSent ? fieldCode(attempt.serverErrors, path) : null);
    if (code === null) return null;
    if (typeof texts === 'function') return texts(code, path);
    const ofField = texts[path as keyof Values];
    const id = ofField?.[code] ?? ofField?.INVALID;
    return id ? intl.formatMessage({ id }) : null;
  };
  const field = <Name extends keyof Values & string>(name: Name) => ({
    value: values[name],
    onChange: (value: Values[Name]) => setTyped((before) => ({ ...before, [name]: value })),
    error: error(name),
  });
  return {
    values,
    isTyped,
    isSaving,
    /** Whether another user has changed the record meanwhile. */
    isOutdated,
    put,
    /** Keeps the typed values after an outdated save. */
    setCurrent: () => setOutdated(false),
    reset,
    /** Shows the errors of a send. */
    settle,
    error,
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
    field,
    text(name: keyof Values & string) {
      const { value, onChange } = field(name);
      return {
        name,
        autoComplete: 'off',
        value: String(value),
        onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          onChange(currentTarget.value as Values[typeof name]),
        error: error(name),
      };
    },
    element: {
      ref,
      noValidate: true,
      async onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        if (isSaving || focusFirstInvalid(event.currentTarget)) return;
        const found = findInvalid();
        if (found.length > 0) return showErrors(found, []);
        setAttempt(null);
        settle(await send(values, typed));
      },
    },
  };
}

/** The value at a path such as `matches.0.title`. */
const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((value, key): unknown => Reflect.get(Object(value), key), values);

export type Form = Pick<ReturnType<typeof useForm>, 'element' | 'isSaving' | 'isOutdated'>;
