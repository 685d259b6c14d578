/**
 * Where the compiled GraphQL documents are. The Relay plugin writes their import paths relative to the folder in
 * which the command was started; with this alias they are found from wherever that is.
 */
export const relayArtifacts = {
  find: /^.*\/__generated__\/(\w+)\.graphql$/,
  replacement: `${new URL('./src/__generated__/', import.meta.url).pathname}$1.graphql.ts`,
};
