import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { maxSearchLength } from './address-fields.ts';

const debounceMs = 250;

interface SearchFieldProps {
  readonly label: string;
  /** The search of the shown list. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

interface Typed {
  readonly text: string;
  /** The `value` that it replaces. */
  readonly of: string;
  /** Searches that are not yet the list's. */
  readonly pending: readonly string[];
}

/** Keeps the typed text when a new value is the result of an own search. */
function withValue({ text, pending }: Typed, value: string): Typed {
  const index = pending.indexOf(value);
  return index < 0
    ? { text: value, of: value, pending: [] }
    : { text, of: value, pending: pending.slice(index + 1) };
}

/** Searches a list after a pause in typing, and immediately when cleared by its button. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>({ text: value, of: value, pending: [] });
  if (typed.of !== value) setTyped(withValue(typed, value));
  const search = (text: string) => {
    setTyped((before) => ({ ...before, pending: [...before.pending, text] }));
    onSearch(text);
  };
  const searchSoon = useDebouncedCallback(search, debounceMs);

  return (
    <TextInput
      ref={input}
      type="search"
      size="sm"
      aria-label={label}
      placeholder={label}
      value={typed.text}
      maxLength={maxSearchLength}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped((before) => ({ ...before, text }));
        searchSoon(text);
      }}
      // Within a form, Enter would send the form.
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        searchSoon.flush();
      }}
      leftSection={<IconSearch size={16} stroke={1.8} aria-hidden="true" />}
      rightSection={
        typed.text !== '' && (
          <CloseButton
            size="sm"
            aria-label={intl.formatMessage({ id: 'shared.search.clear' })}
            onClick={() => {
              searchSoon.cancel();
              setTyped((before) => ({ ...before, text: '' }));
              search('');
              // The button disappears.
              input.current?.focus();
            }}
          />
        )
      }
      flex={{ base: '1 1 100%', sm: '0 1 320px' }}
    />
  );
}
