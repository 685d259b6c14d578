import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { maxSearched } from './url-state.ts';

/** A pause of this many milliseconds in typing begins the search. */
const PAUSE = 250;

interface SearchFieldProps {
  /** What is searched, for eye and ear. */
  readonly label: string;
  /** What the list on show was searched for. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

interface Typed {
  readonly text: string;
  /** The `value` over which it stands. */
  readonly of: string;
  /** Searches that were begun and are not yet the list's. */
  readonly begun: readonly string[];
}

/** What the field shows over a new value: still what is typed when the value answers a search of its own. */
function takeValue({ text, begun }: Typed, value: string): Typed {
  const place = begun.indexOf(value);
  return place < 0
    ? { text: value, of: value, begun: [] }
    : { text, of: value, begun: begun.slice(place + 1) };
}

/** A field that searches a list once the person pauses, and at once when it is emptied by its button. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<Typed>({ text: value, of: value, begun: [] });
  if (typed.of !== value) setTyped(takeValue(typed, value));
  const search = (text: string) => {
    setTyped((before) => ({ ...before, begun: [...before.begun, text] }));
    onSearch(text);
  };
  const searchSoon = useDebouncedCallback(search, PAUSE);

  return (
    <TextInput
      type="search"
      size="sm"
      aria-label={label}
      placeholder={label}
      value={typed.text}
      maxLength={maxSearched}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped((before) => ({ ...before, text }));
        searchSoon(text);
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
            }}
          />
        )
      }
      flex={{ base: '1 1 100%', sm: '0 1 320px' }}
    />
  );
}
