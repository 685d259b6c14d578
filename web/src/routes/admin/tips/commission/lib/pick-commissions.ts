import type { ListAddress, ListDefinition } from '../../../../../shared/ui/url-state.ts';

/** The list of what typers have earned, which is here whole. */
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

/** The entries that an address asks for, in its order; names go by the rules of the language. */
export function pickCommissions<TEntry extends Entry>(
  all: readonly TEntry[],
  { search, sort, direction }: Pick<ListAddress<typeof commissionList>, 'search' | 'sort' | 'direction'>,
  month: string | null,
  language: string,
): TEntry[] {
  const collator = new Intl.Collator(language);
  const wanted = search.trim().toLocaleLowerCase(language);
  const turn = direction === 'asc' ? 1 : -1;
  const [first, second] =
    sort === 'month' ? (['month', 'typerName'] as const) : (['typerName', 'month'] as const);
  return all
    .filter((one) => month === null || one.month === month)
    .filter((one) => one.typerName.toLocaleLowerCase(language).includes(wanted))
    .sort(
      (one, other) =>
        turn * collator.compare(one[first], other[first]) || collator.compare(one[second], other[second]),
    );
}
