import { type ChangeEvent, type InputEvent, type SubmitEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FormError } from '../relay/form-errors.ts';
import { isConflict } from '../relay/form-errors.ts';
import { showToast } from '../ui/toast.tsx';
import { focusFirstInvalid } from './form-focus.ts';
import { type Scope, useUnsaved } from './unsaved.ts';
import { type AttemptOptions, hasField, isEqual, useAttempt } from './use-attempt.ts';
import { useTyped } from './use-typed.ts';

export interface FormOptions<Values extends object, Base> extends AttemptOptions<Values> {
  /** The latest version of the record that the form edits. */
  readonly record?: Base;
  /** The saved values of a version. Typed values override them. */
  readonly saved: (base: Base) => Values;
  /**
   * Sends the values, or only the typed ones, as changes of a version of the record, and returns the errors; null when a failure
   * has been shown.
   */
  readonly send: (
    values: Values,
    context: { readonly typed: Partial<Values>; readonly base: Base },
  ) => Promise<readonly FormError[] | null>;
  /** Whether typed values apply to the latest version after a conflict was shown. By default they must be discarded. */
  readonly keepsTyped?: boolean;
  readonly isSaving: boolean;
  /** Whether the fields keep their values. They are read from the DOM, because password managers fill them in without events. */
  readonly isUncontrolled?: boolean;
  /** Whether leaving would lose input; by default when the values differ from the saved ones. */
  readonly isUnsaved?: (values: Values) => boolean;
  /** Whether the form stays open after saving, and must be reset. */
  readonly staysOpen?: boolean;
  readonly scope?: Scope;
  /** Unique on the page. The typed values of a form with a name survive the end of the session. */
  readonly name?: string;
  /** Whether `send` shows errors that no field shows. */
  readonly showsOtherErrors?: boolean;
}

/**
 * The state of a form that is validated, sent and shows the server's errors, each until its field changes. It edits the version
 * that was current when editing started, so that a concurrent change of its fields is reported, not overwritten.
 */
export function useForm<Values extends object, Base = undefined>(options: FormOptions<Values, Base>) {
  const { texts, send, isSaving, isUncontrolled = false } = options;
  const intl = useIntl();
  const latest = options.record as Base;
  const { typed, setTyped, base, setBase } = useTyped<Values, Base>(options.name, latest);
  const [hasConflict, setConflict] = useState(false);
  const saved = options.saved(base);
  const values: Values = { ...saved, ...typed };
  const { ref, findInvalid, show, clear, error, forgetEntries } = useAttempt(values, options);
  const isTyped = !isEqual(values, saved);
  const isResolved = hasConflict && options.keepsTyped === true;
  if (base !== latest && (!isTyped || isResolved || isEqual(options.saved(latest), saved))) {
    setBase(latest);
    if (isResolved) setConflict(false);
  }
  useUnsaved(options.isUnsaved?.(values) ?? isTyped, options.scope);

  const put = (change: Partial<Values>) => setTyped((before) => ({ ...before, ...change }));
  const reset = () => {
    setTyped({});
    clear();
    setConflict(false);
    if (isUncontrolled) ref.current?.reset();
  };
  /** Forgets the saved values, but not what was typed while they were being saved. */
  const forgetSaved = () => {
    const isUnsaved = ([name, value]: [string, unknown]) => value !== values[name as keyof Values];
    setTyped((latest) => Object.fromEntries(Object.entries(latest).filter(isUnsaved)) as Partial<Values>);
    setConflict(false);
  };
  /** Shows the errors of a send. */
  const settle = (result: readonly FormError[] | null, sent = values) => {
    if (result === null) return;
    if (result.length > 0) return showErrors(sent, result, result);
    clear();
    if (!options.staysOpen) return;
    if (isUncontrolled) reset();
    else forgetSaved();
  };
  const showErrors = (sent: Values, found: readonly FormError[], serverErrors: readonly FormError[]) => {
    show(sent, serverErrors);
    if (isConflict(found)) setConflict(true);
    if (hasField(texts, found) || isConflict(found) || options.showsOtherErrors) return;
    showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
  };
  const readFields = (form: HTMLFormElement): Values => {
    const read = fieldValues(form, saved);
    setTyped(read);
    return read;
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
    hasConflict,
    put,
    reset,
    settle,
    error,
    forgetEntries,
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
      ...(isUncontrolled && {
        onInput: ({ currentTarget }: InputEvent<HTMLFormElement>) => void readFields(currentTarget),
      }),
      async onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        if (isSaving || focusFirstInvalid(event.currentTarget)) return;
        const sent = isUncontrolled ? readFields(event.currentTarget) : values;
        const found = findInvalid(sent);
        if (found.length > 0) return showErrors(sent, found, []);
        clear();
        setConflict(false);
        settle(await send(sent, { typed, base }), sent);
      },
    },
  };
}

/** The values of a form's fields, by the names and types of the saved values: text, and whether a box is checked. */
function fieldValues<Values extends object>(form: HTMLFormElement, saved: Values): Values {
  const fields = new FormData(form);
  const read = ([name, value]: [string, unknown]) =>
    [name, typeof value === 'boolean' ? fields.has(name) : String(fields.get(name) ?? '')] as const;
  return Object.fromEntries(Object.entries(saved).map(read)) as Values;
}

export type Form = Pick<ReturnType<typeof useForm>, 'element' | 'isSaving' | 'hasConflict'>;
