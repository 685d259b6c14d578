declare module 'virtual:country-flags' {
  /** Where the flags stand, without a slash at the end; each is `{code}.svg`. */
  export const address: string;
  /** Codes of the flags that there are, upper case, with spaces between. */
  export const codes: string;
}
