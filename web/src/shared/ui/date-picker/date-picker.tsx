import { ActionIcon, type BoxProps, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import dayjs from 'dayjs';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../formats.ts';
import { DatePickerDialog } from './date-picker-dialog.tsx';
import {
  type DateRules,
  dateFormat,
  readTypedDate,
  type TypedDateError,
  typedDateError,
} from './date-rules.ts';

interface DatePickerProps extends Partial<DateRules>, Pick<BoxProps, 'className' | 'flex' | 'w'> {
  readonly label: string;
  /** The start of the chosen year, month, day or minute in the browser's time zone. */
  readonly value: Date | null;
  readonly onChange: (value: Date | null) => void;
  /** The form's error. */
  readonly error?: string | null;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
}

/**
 * A field for a date, by default with a time, with a dialog to choose it. Enter or blur applies typed text. Invalid text stays with an
 * error, does not change the value, and sets the input's custom validity (see `focusFirstInvalid`).
 */
export function DatePicker({
  label,
  value,
  onChange,
  minView = 'time',
  startView = 'day',
  weekStart = 1,
  limits = { lower: null, upper: null },
  isTimeDisabled = () => false,
  error = null,
  isRequired = false,
  isReadOnly = false,
  ...box
}: DatePickerProps) {
  const rules: DateRules = { minView, startView, weekStart, limits, isTimeDisabled };
  const intl = useIntl();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<{ text: string; error: TypedDateError | null } | null>(null);
  const [shown, setShown] = useState(value?.getTime());
  if (shown !== value?.getTime()) {
    setShown(value?.getTime());
    setDraft(null);
  }
  const format = dateFormat(minView);
  const formatted = value === null ? '' : dayjs(value).format(format);
  const hint = language === 'pl' ? format.replaceAll('Y', 'R').replaceAll('H', 'G') : format;
  const typedError = draft?.error
    ? intl.formatMessage({ id: 'shared.datePicker.error' }, { error: draft.error, format: hint })
    : null;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.setCustomValidity(typedError ?? ''), [typedError]);

  const applyDraft = () => {
    if (draft === null) return;
    const text = draft.text.trim();
    const date = readTypedDate(text, format);
    const dateError = text === '' ? null : typedDateError(date, rules);
    if (dateError) return setDraft({ text: draft.text, error: dateError });
    setDraft(null);
    if (text !== formatted) onChange(date);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    applyDraft();
  };

  const buttonName = intl.formatMessage(
    { id: value === null ? 'shared.datePicker.open' : 'shared.datePicker.change' },
    { label, date: formatted },
  );
  return (
    <>
      <TextInput
        ref={input}
        {...box}
        size="sm"
        label={label}
        required={isRequired}
        readOnly={isReadOnly}
        autoComplete="off"
        spellCheck={false}
        placeholder={hint}
        value={draft?.text ?? formatted}
        error={typedError ?? error}
        onChange={({ currentTarget }) => setDraft({ text: currentTarget.value, error: null })}
        onBlur={applyDraft}
        onKeyDown={onKeyDown}
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
