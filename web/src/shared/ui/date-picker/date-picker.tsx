import { ActionIcon, type BoxProps, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import dayjs from 'dayjs';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../formats.ts';
import { DatePickerDialog } from './date-picker-dialog.tsx';
import {
  type DateRules,
  defaultDateFormat,
  readTypedDate,
  type TypedDateError,
  typedDateError,
} from './date-rules.ts';

interface DatePickerProps extends Partial<DateRules>, Pick<BoxProps, 'className' | 'flex' | 'w'> {
  readonly label: string;
  /** Beginning of the chosen year, month, day or minute in the browser's time zone; null for none. */
  readonly value: Date | null;
  readonly onChange: (value: Date | null) => void;
  /** How the value is written; `DD.MM.YYYY HH:mm` with a time and `DD.MM.YYYY` without when absent. */
  readonly displayFormat?: string;
  /** How the value is typed; as it is written when absent. */
  readonly inputFormat?: string;
  /** What is wrong with the value, as the form knows. */
  readonly error?: string | null | undefined;
  /** The form needs a value. */
  readonly isRequired?: boolean;
  /** The value can be read and not changed, as while it is saved. */
  readonly isReadOnly?: boolean;
}

interface Draft {
  readonly text: string;
  readonly error: TypedDateError | null;
}

/**
 * A field for a date, with a time unless `minView` says otherwise: typed, or chosen in a dialog that its button opens.
 * What is typed is taken with Enter or on leaving the field; what cannot be taken stays with the reason under it, and
 * the value stays as it was; the form is told by the input's custom validity (`focusFirstInvalid`). An empty field is null.
 */
export function DatePicker(props: DatePickerProps) {
  const { label, value, onChange, minView = 'time', startView = 'day', weekStart = 1 } = props;
  const { displayFormat = defaultDateFormat(minView), inputFormat = displayFormat } = props;
  const {
    limits = { lower: null, upper: null },
    isTimeDisabled = () => false,
    error = null,
    isRequired = false,
    isReadOnly = false,
    className,
    flex,
    w,
  } = props;
  const rules: DateRules = { minView, startView, weekStart, limits, isTimeDisabled };
  const intl = useIntl();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [shown, setShown] = useState(value?.getTime());
  if (shown !== value?.getTime()) {
    setShown(value?.getTime());
    setDraft(null);
  }
  const written = (format: string) => (value === null ? '' : dayjs(value).format(format));
  const hint = language === 'pl' ? inputFormat.replaceAll('Y', 'R').replaceAll('H', 'G') : inputFormat;
  const typedError = draft?.error
    ? intl.formatMessage({ id: 'shared.datePicker.error' }, { error: draft.error, format: hint })
    : null;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.setCustomValidity(typedError ?? ''), [typedError]);

  const take = () => {
    if (draft === null) return;
    const text = draft.text.trim();
    const date = readTypedDate(text, inputFormat);
    const found = text === '' ? null : typedDateError(date, rules);
    if (found) return setDraft({ text: draft.text, error: found });
    setDraft(null);
    if (text !== written(inputFormat)) onChange(date);
  };
  const takeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  };

  const buttonName = intl.formatMessage(
    { id: value === null ? 'shared.datePicker.open' : 'shared.datePicker.change' },
    { label, date: written(displayFormat) },
  );
  return (
    <>
      <TextInput
        ref={input}
        {...(className !== undefined && { className })}
        {...(flex !== undefined && { flex })}
        {...(w !== undefined && { w })}
        size="sm"
        label={label}
        required={isRequired}
        readOnly={isReadOnly}
        autoComplete="off"
        spellCheck={false}
        placeholder={hint}
        value={draft?.text ?? written(displayFormat)}
        error={typedError ?? error}
        onFocus={() => setDraft((before) => before ?? { text: written(inputFormat), error: null })}
        onChange={({ currentTarget }) => setDraft({ text: currentTarget.value, error: null })}
        onBlur={take}
        onKeyDown={takeOnEnter}
        rightSection={
          <ActionIcon
            size="md"
            disabled={isReadOnly}
            aria-label={buttonName}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <IconCalendar size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        }
      />
      <DatePickerDialog
        isOpen={isOpen}
        title={label}
        value={value}
        rules={rules}
        onChoose={(chosen) => {
          setOpen(false);
          setDraft(null);
          onChange(chosen);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
