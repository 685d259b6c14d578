/**
 * The most that a request may hold. Those of documents come from the largest of the released clients' documents: a test
 * holds each to 1.25 to 2.5 times its figure. `cost` is in costs of endpoints.
 */
export const limits = {
  bodyBytes: 65_536,
  tokens: 2000,
  depth: 15,
  fields: 800,
  aliases: 10,
  directives: 10,
  repeats: 20,
  cost: 25,
  /** Lists and objects in each other, the variables themselves counted; our deepest input has fewer than half. */
  variableDepth: 15,
  /** Faults of variables that are told; each is dear to word. */
  variableErrors: 5,
  /** Of a multipart request: eight pictures of 5 MiB and one more that is refused for its number or size. */
  uploads: { bytes: 9 * 5 * 1024 * 1024 + 262_144, fieldBytes: 65_536, files: 16 },
} as const;
