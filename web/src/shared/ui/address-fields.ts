import { searchedIn } from './url-state.ts';

/** Converts a part of a state from and to search parameters. */
export interface AddressField<T> {
  /** Returns the default for an invalid value. */
  readonly read: (params: URLSearchParams) => T;
  /** Omits the default. */
  readonly write: (value: T, params: URLSearchParams) => void;
}

/** Combines fields into a converter of a whole state. */
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

/** A field with a default and its own text format. */
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

/** One of several options, each with its name in the address. */
export const choiceField = <T, First = T>(
  name: string,
  options: readonly T[],
  first: First,
  nameOf: (value: T) => string = lowerCase,
): AddressField<T | First> =>
  valueField<T | First>(
    name,
    first,
    (text) => options.find((option) => nameOf(option) === text),
    (value) => nameOf(value as T),
  );

/** A boolean that is true for one value. */
export const flagField = (name: string, trueValue: string): AddressField<boolean> =>
  valueField<boolean>(
    name,
    false,
    (text) => text === trueValue,
    () => trueValue,
  );

/** An integer from 1 to `max`. */
export const countField = (name: string, max: number): AddressField<number> =>
  valueField(name, 1, (text) => {
    const count = Number(text);
    return Number.isInteger(count) && count >= 1 && count <= max ? count : null;
  });

/** The search text; empty for none. */
export const searchField: AddressField<string> = {
  read: (params) => searchedIn(params),
  write: (search, params) => {
    if (search !== '') params.set('search', search);
  },
};
