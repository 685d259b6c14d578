/** Converts a part of a state from and to search parameters. */
export interface AddressField<T> {
  /** Returns the default for an invalid value. */
  readonly read: (params: URLSearchParams) => T;
  /** Removes the parameter for the default. */
  readonly write: (value: T, params: URLSearchParams) => void;
}

export type AddressFields<T> = { readonly [Name in keyof T]: AddressField<T[Name]> };

/** Combines fields into a converter of a whole state. Other parameters stay. */
export const addressOf = <T extends object>(fields: AddressFields<T>) => ({
  read: (params: URLSearchParams): T =>
    Object.fromEntries(
      (Object.keys(fields) as (keyof T)[]).map((name) => [name, fields[name].read(params)]),
    ) as T,
  write: (state: T, params = new URLSearchParams()): URLSearchParams => {
    for (const name of Object.keys(fields) as (keyof T)[]) fields[name].write(state[name], params);
    return params;
  },
});

/** A field with a default and its own text format. */
export const valueField = <T>(
  name: string,
  defaultValue: T,
  read: (text: string) => T | null | undefined,
  write: (value: T) => string = String,
): AddressField<T> => ({
  read: (params) => read(params.get(name) ?? '') ?? defaultValue,
  write: (value, params) => {
    if (value === defaultValue) params.delete(name);
    else params.set(name, write(value));
  },
});

const lowerCase = (value: unknown) => String(value).toLowerCase();

/** One of several options, each with its name in the address. */
export const choiceField = <T, First = T>(
  name: string,
  options: readonly T[],
  defaultValue: First,
  nameOf: (value: T) => string = lowerCase,
): AddressField<T | First> =>
  valueField<T | First>(
    name,
    defaultValue,
    (text) => options.find((option) => nameOf(option) === text),
    (value) => nameOf(value as T),
  );

export type Direction = 'asc' | 'desc';

/** The direction of a list's order. */
export const directionField = (defaultValue: Direction, name = 'direction') =>
  choiceField<Direction>(name, ['asc', 'desc'], defaultValue);

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

/** The server's limit of a search text. */
export const maxSearchLength = 200;

/** A search text, up to the maximum length; empty for none. */
export const textField = (name: string): AddressField<string> =>
  valueField(name, '', (text) => text.slice(0, maxSearchLength));

export const searchField = textField('search');

/** The maximum of GraphQL's `Int`. */
const maxInt = 2_147_483_647;

/** The id in a path or a parameter. An invalid one becomes 0, which nothing has. */
export function pathNumber(param: string | null | undefined): number {
  const number = /^\d+$/.test(param ?? '') ? Number(param) : 0;
  return number <= maxInt ? number : 0;
}
