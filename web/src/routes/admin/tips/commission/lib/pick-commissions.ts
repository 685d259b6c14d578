import type { ListAddress, ListDefinition } from '../../../../../shared/ui/url-state.ts';

/** URL parameters of the commission list. All entries are loaded in one page. */
export const commissionList = {
  sorts: { month: 'month', typer: 'typerName' },
  sort: 'month',
  direction: 'desc',
  filters: {},
  pageSize: 5000,
} as const satisfies ListDefinition;

interface Entry {
  readonly typerName: string;
  readonly month: string;
}

/** Filters and sorts the entries by the URL's parameters. Names are compared by the rules of `language`. */
export function pickCommissions<TEntry extends Entry>(
  all: readonly TEntry[],
  { search, sort, direction }: Pick<ListAddress<typeof commissionList>, 'search' | 'sort' | 'direction'>,
  month: string | null,
  language: string,
): TEntry[] {
  const collator = new Intl.Collator(language);
  const query = search.trim().toLocaleLowerCase(language);
  const sign = direction === 'asc' ? 1 : -1;
  const [first, second] =
    sort === 'month' ? (['month', 'typerName'] as const) : (['typerName', 'month'] as const);
  return all
    .filter((commission) => month === null || commission.month === month)
    .filter((commission) => commission.typerName.toLocaleLowerCase(language).includes(query))
    .sort((a, b) => sign * collator.compare(a[first], b[first]) || collator.compare(a[second], b[second]));
}
