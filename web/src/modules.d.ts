declare module '*.md' {
  const blocks: import('./routes/lib/content-document.ts').ContentDocument;
  export default blocks;
}

declare module 'virtual:country-flags' {
  /** Base URL of the flags, without a trailing slash. A flag is `{code}.svg`. */
  export const address: string;
  /** Codes of existing flags, upper case, separated by spaces. */
  export const codes: string;
}
