import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './search-field.module.css';

/** A pause of this many milliseconds in typing begins the search. */
const PAUSE = 250;

interface SearchFieldProps {
  /** What is searched, for eye and ear. */
  readonly label: string;
  /** What the list on show was searched for. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A field that searches a list once the person pauses, and at once when it is emptied by its button. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState({ text: value, of: value });
  if (typed.of !== value) setTyped({ text: value, of: value });
  const searchSoon = useDebouncedCallback(onSearch, PAUSE);

  return (
    <TextInput
      type="search"
      size="sm"
      aria-label={label}
      placeholder={label}
      value={typed.text}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped({ ...typed, text });
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
              setTyped({ ...typed, text: '' });
              onSearch('');
            }}
          />
        )
      }
      classNames={{ root: styles.search, input: styles.input }}
    />
  );
}
