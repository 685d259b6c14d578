import type { RecordProxy } from 'relay-runtime';
import type { tipsScreenQuery } from '../../../__generated__/tipsScreenQuery.graphql.ts';
import { foldedText } from '../../../shared/ui/folded-text.ts';

/** With what a list of tips was read. */
export type TipsVariables = Pick<tipsScreenQuery['variables'], 'types' | 'statuses' | 'filter' | 'orderBy'>;

/** What a tip's place in a list depends on. */
export interface ListedTip {
  readonly type: string;
  readonly status: string;
  /** Title, tip, and those of its matches. */
  readonly texts: readonly string[];
  /** Moments are ISO 8601. */
  readonly createdAt: string;
  readonly kickOff: string;
  readonly odds: number;
  readonly stake: number;
  readonly expectedValue: number | null;
  readonly profitUnits: number | null;
}

/** A tip of the store. */
export function listedTip(record: RecordProxy): ListedTip {
  const text = (of: RecordProxy, field: string) => String(of.getValue(field) ?? '');
  const figure = (field: string) => {
    const value = record.getValue(field);
    return typeof value === 'number' ? value : null;
  };
  const matches = record.getLinkedRecords('matches') ?? [];
  return {
    type: text(record, 'type'),
    status: text(record, 'status'),
    texts: [record, ...matches].flatMap((of) => [text(of, 'title'), text(of, 'tip')]),
    createdAt: text(record, 'createdAt'),
    kickOff: text(record, 'kickOff'),
    odds: figure('odds') ?? 0,
    stake: figure('stake') ?? 0,
    expectedValue: figure('expectedValue'),
    profitUnits: figure('profitUnits'),
  };
}

/** Whether a tip belongs into a list, by the rules of the graph's `tips`. */
export function isWantedTip(tip: ListedTip, { types, statuses, filter }: TipsVariables): boolean {
  const begins = Date.parse(tip.kickOff);
  const searched = foldedText(filter?.search ?? '');
  return (
    (!types || types.some((type) => type === tip.type)) &&
    (!statuses || statuses.some((status) => status === tip.status)) &&
    (filter?.from == null || begins >= Date.parse(filter.from)) &&
    (filter?.before == null || begins < Date.parse(filter.before)) &&
    tip.texts.some((text) => foldedText(text).includes(searched))
  );
}

/** Where a new tip belongs among others: the index of the one that it comes before, or their number. */
export function placeOfTip(
  fresh: ListedTip,
  others: readonly ListedTip[],
  orderBy: TipsVariables['orderBy'],
): number {
  const { field = 'CREATED_AT', direction = 'DESC' } = orderBy ?? {};
  const value = figures[field] ?? createdAt;
  const own = value(fresh);
  const place = others.findIndex((other) => {
    const its = value(other);
    if (own === null || its === null) return its === null && (own !== null || direction === 'DESC');
    return direction === 'DESC' ? own >= its : own < its;
  });
  return place === -1 ? others.length : place;
}

type Figure = (tip: ListedTip) => number | null;

const createdAt: Figure = (tip) => Date.parse(tip.createdAt);

const figures: Readonly<Record<string, Figure | undefined>> = {
  CREATED_AT: createdAt,
  KICK_OFF: ({ kickOff }) => Date.parse(kickOff),
  ODDS: ({ odds }) => odds,
  STAKE: ({ stake }) => stake,
  EXPECTED_VALUE: ({ expectedValue }) => expectedValue,
  PROFIT_UNITS: ({ profitUnits }) => profitUnits,
};
