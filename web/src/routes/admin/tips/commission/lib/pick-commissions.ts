import {
  addressOf,
  choiceField,
  directionField,
  searchField,
  textField,
} from '../../../../../shared/ui/address-fields.ts';
import { isNamedLike } from '../../../../../shared/ui/folded-text.ts';
import { wordsOf } from '../../../../../shared/ui/url-state.ts';

/** The field of each sort key. */
export const commissionSorts = { month: 'month', typer: 'typerName' } as const;

/** The URL parameters of the commission list. */
export const commissionsAddress = addressOf({
  month: textField('month'),
  search: searchField,
  sort: choiceField<keyof typeof commissionSorts>('sort', wordsOf(commissionSorts), 'month'),
  direction: directionField('desc'),
});

interface Entry {
  readonly typerName: string;
  readonly month: string;
}

/** Filters and sorts the entries by the URL's parameters. Names are sorted by the rules of `language`. */
export function pickCommissions<TEntry extends Entry>(
  all: readonly TEntry[],
  { month, search, sort, direction }: ReturnType<typeof commissionsAddress.read>,
  language: string,
): TEntry[] {
  const collator = new Intl.Collator(language);
  const sign = direction === 'asc' ? 1 : -1;
  const first = commissionSorts[sort];
  const second = first === 'month' ? 'typerName' : 'month';
  return all
    .filter((entry) => (month === '' || entry.month === month) && isNamedLike(entry.typerName, search))
    .sort((a, b) => sign * collator.compare(a[first], b[first]) || collator.compare(a[second], b[second]));
}
