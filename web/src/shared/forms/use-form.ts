import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../i18n/texts.ts';
import { showToast } from '../ui/toast.tsx';
import { type FormError, fieldCode, isStale, type UserErrorCode } from './form-errors.ts';
import { focusFirstInvalid, useErrorFocus } from './form-focus.ts';
import { useUnsaved } from './unsaved.ts';

/** What the codes of a field's errors mean in words; a code that is not among them counts as INVALID. */
export type ErrorTexts<Values> = Readonly<
  Partial<Record<keyof Values, Readonly<Partial<Record<UserErrorCode, MessageId>> & { INVALID: MessageId }>>>
>;

interface FormOptions<Values extends object> {
  /** The values as they are saved; what is typed stands over them. */
  readonly saved: Values;
  /** The fields that show what is wrong with them. */
  readonly texts: ErrorTexts<Values>;
  /** What is wrong with the values before they are sent; the rest is the graph's to judge. */
  readonly check?: (values: Values) => Readonly<Partial<Record<keyof Values, UserErrorCode | false>>>;
  /** Sends the values, or only those that are typed; gives what is wrong, null when the person knows how it went. */
  readonly send: (values: Values, typed: Partial<Values>) => Promise<readonly FormError[] | null>;
  readonly isSaving: boolean;
  /** Whether more is changed than these values. */
  readonly isChanged?: boolean;
  /** Whether the form stays when it is saved: what was typed is saved by then. */
  readonly staysOpen?: boolean;
  /** Whether sending tells what no field shows. */
  readonly tellsRefusal?: boolean;
}

/** A form whose values are checked, sent and marked with what the graph finds wrong. */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { saved, texts, check, send, isSaving } = options;
  const intl = useIntl();
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [isOutdated, setOutdated] = useState(false);
  const values: Values = { ...saved, ...typed };
  const ref = useErrorFocus(errors);
  const isTyped = JSON.stringify(values) !== JSON.stringify(saved);
  useUnsaved(isTyped || (options.isChanged ?? false));

  const put = (change: Partial<Values>) => setTyped((before) => ({ ...before, ...change }));
  const reset = () => {
    setTyped({});
    setErrors([]);
    setOutdated(false);
  };
  const settle = (found: readonly FormError[] | null) => {
    if (found === null) return;
    setErrors(found);
    if (found.length === 0) {
      if (options.staysOpen) reset();
      return;
    }
    if (isStale(found)) setOutdated(true);
    const isShown = Object.keys(texts).some((name) => fieldCode(found, name) !== null);
    if (isShown || isStale(found) || options.tellsRefusal) return;
    showToast({ kind: 'error', text: intl.formatMessage({ id: 'shared.form.refused' }) });
  };
  const field = <Name extends keyof Values & string>(name: Name) => {
    const code = fieldCode(errors, name);
    const id = code && (texts[name]?.[code] ?? texts[name]?.INVALID);
    return {
      value: values[name],
      onChange: (value: Values[Name]) => setTyped((before) => ({ ...before, [name]: value })),
      error: id ? intl.formatMessage({ id }) : null,
    };
  };
  return {
    values,
    isTyped,
    isSaving,
    /** Whether somebody else has changed meanwhile what was to be changed. */
    isOutdated,
    put,
    /** Lets what is typed stand over the newest values. */
    setCurrent: () => setOutdated(false),
    /** Takes what is typed back. */
    reset,
    /** Shows what is wrong with what was sent. */
    settle,
    /** What a field is given that takes a value. */
    field,
    /** What a field is given in which text is typed. */
    text(name: keyof Values & string) {
      const { value, onChange, error } = field(name);
      return {
        name,
        autoComplete: 'off',
        value: String(value),
        onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          onChange(currentTarget.value as Values[typeof name]),
        error,
      };
    },
    element: {
      ref,
      noValidate: true,
      async onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        if (isSaving || focusFirstInvalid(event.currentTarget)) return;
        const found = Object.entries<UserErrorCode | false | undefined>(check?.(values) ?? {}).flatMap(
          ([name, code]): FormError[] => (code ? [{ field: [name], code }] : []),
        );
        if (found.length > 0) return settle(found);
        setErrors(found);
        settle(await send(values, typed));
      },
    },
  };
}

export type Form = Pick<ReturnType<typeof useForm>, 'element' | 'isSaving' | 'isOutdated'>;
