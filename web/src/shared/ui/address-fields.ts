import { searchedIn } from './url-state.ts';

/** How a part of a state stands in an address. */
export interface AddressField<T> {
  /** Whatever is not offered counts as not given. */
  readonly read: (params: URLSearchParams) => T;
  /** The default is left out. */
  readonly write: (value: T, params: URLSearchParams) => void;
}

/** How a state of these parts is read from an address's search parameters, and what they are for it. */
export function addressOf<T extends object>(fields: { readonly [Name in keyof T]: AddressField<T[Name]> }) {
  const names = Object.keys(fields) as (keyof T)[];
  return {
    read: (params: URLSearchParams): T =>
      Object.fromEntries(names.map((name) => [name, fields[name].read(params)])) as T,
    write(state: T): URLSearchParams {
      const params = new URLSearchParams();
      for (const name of names) fields[name].write(state[name], params);
      return params;
    },
  };
}

/** A value that the address writes as a text. */
export const valueField = <T>(
  name: string,
  first: T,
  read: (text: string) => T | null | undefined,
  write: (value: T) => string = String,
): AddressField<T> => ({
  read: (params) => read(params.get(name) ?? '') ?? first,
  write: (value, params) => {
    if (value !== first) params.set(name, write(value));
  },
});

const lowerCase = (value: unknown) => String(value).toLowerCase();

/** One of few, each by its word. */
export const choiceField = <T, First = T>(
  name: string,
  options: readonly T[],
  first: First,
  word: (value: T) => string = lowerCase,
): AddressField<T | First> =>
  valueField<T | First>(
    name,
    first,
    (text) => options.find((option) => word(option) === text),
    (value) => word(value as T),
  );

/** Whether the address says a word. */
export const flagField = (name: string, word: string): AddressField<boolean> =>
  valueField<boolean>(
    name,
    false,
    (text) => text === word,
    () => word,
  );

/** A whole number from 1 to another. */
export const countField = (name: string, last: number): AddressField<number> =>
  valueField(name, 1, (text) => {
    const count = Number(text);
    return Number.isInteger(count) && count >= 1 && count <= last ? count : null;
  });

/** What is searched for; empty for everything. */
export const searchField: AddressField<string> = {
  read: (params) => searchedIn(params),
  write: (search, params) => {
    if (search !== '') params.set('search', search);
  },
};
