/** Where the provider's JSON comes from. */
export interface ProviderSource {
  /**
   * The document at a path, for example `unique-tournament/8/seasons`; null when there is none.
   * @throws ProviderFault when it cannot be had or is no JSON
   */
  get(path: string): Promise<unknown>;
  /** Paths below a season under which its events may be: a list of all, or pages numbered from 0. */
  readonly eventLists: readonly { path: string; paged: boolean }[];
}
