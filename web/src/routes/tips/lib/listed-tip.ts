import type { RecordProxy } from 'relay-runtime';
import type { tipsScreenQuery } from '../../../__generated__/tipsScreenQuery.graphql.ts';
import { foldedText } from '../../../shared/ui/folded-text.ts';

/** The query variables that define a list of tips. */
export type TipsVariables = Pick<tipsScreenQuery['variables'], 'types' | 'statuses' | 'filter' | 'orderBy'>;

/** The fields that decide whether and where a tip is listed. */
export interface ListedTip {
  readonly type: string;
  readonly status: string;
  /** Title and tip, of the tip and of its matches. */
  readonly texts: readonly string[];
  /** ISO 8601, as is `kickOff`. */
  readonly createdAt: string;
  readonly kickOff: string;
  readonly odds: number;
  readonly stake: number;
  readonly expectedValue: number | null;
  readonly profitUnits: number | null;
}

/** Reads a tip from its store record. */
export function readTip(record: RecordProxy): ListedTip {
  const text = (of: RecordProxy, field: string) => String(of.getValue(field) ?? '');
  const number = (field: string) => {
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
    odds: number('odds') ?? 0,
    stake: number('stake') ?? 0,
    expectedValue: number('expectedValue'),
    profitUnits: number('profitUnits'),
  };
}

/** Whether a tip belongs to a list, by the same rules as the `tips` query. */
export function isInList(tip: ListedTip, { types, statuses, filter }: TipsVariables): boolean {
  const kickOff = Date.parse(tip.kickOff);
  const search = foldedText(filter?.search ?? '');
  return (
    (!types || types.some((type) => type === tip.type)) &&
    (!statuses || statuses.some((status) => status === tip.status)) &&
    (filter?.from == null || kickOff >= Date.parse(filter.from)) &&
    (filter?.before == null || kickOff < Date.parse(filter.before)) &&
    tip.texts.some((text) => foldedText(text).includes(search))
  );
}

/** The index at which to insert a tip into a sorted list. */
export function findTipIndex(
  fresh: ListedTip,
  others: readonly ListedTip[],
  orderBy: TipsVariables['orderBy'],
): number {
  const { field = 'CREATED_AT', direction = 'DESC' } = orderBy ?? {};
  const value = sortValues[field] ?? createdAt;
  const own = value(fresh);
  const index = others.findIndex((other) => {
    const theirs = value(other);
    if (own === null || theirs === null) return theirs === null && (own !== null || direction === 'DESC');
    return direction === 'DESC' ? own >= theirs : own < theirs;
  });
  return index === -1 ? others.length : index;
}

type SortValue = (tip: ListedTip) => number | null;

const createdAt: SortValue = (tip) => Date.parse(tip.createdAt);

const sortValues: Readonly<Record<string, SortValue | undefined>> = {
  CREATED_AT: createdAt,
  KICK_OFF: ({ kickOff }) => Date.parse(kickOff),
  ODDS: ({ odds }) => odds,
  STAKE: ({ stake }) => stake,
  EXPECTED_VALUE: ({ expectedValue }) => expectedValue,
  PROFIT_UNITS: ({ profitUnits }) => profitUnits,
};
