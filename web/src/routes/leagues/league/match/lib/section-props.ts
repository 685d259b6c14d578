/** What every section of the match page is given beside its data. */
export interface SectionProps {
  /** Whether the page is being read again. */
  readonly isRefreshing: boolean;
  /** Reads the page again. */
  readonly onRefresh: () => void;
}
