import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useTipsFileQuery } from '../../../__generated__/useTipsFileQuery.graphql.ts';
import type { Language } from '../../../i18n/language.ts';
import { dateTimeText } from '../../../shared/ui/dates.ts';
import { formatOdds, useLanguage } from '../../../shared/ui/formats.ts';
import { showToast } from '../../../shared/ui/toast.tsx';
import type { TipsVariables } from './listed-tip.ts';
import { dayOf } from './tips-filters.ts';

const fileQuery = graphql`
  query useTipsFileQuery(
    $types: [TipTypeInput!]
    $statuses: [TipStatusInput!]
    $filter: TipFilterInput
    $orderBy: TipOrder
    $after: String
  ) {
    tips(
      types: $types
      statuses: $statuses
      filter: $filter
      orderBy: $orderBy
      first: 300
      after: $after
    ) {
      edges {
        node {
          title
          tip
          type
          status
          cancelReason
          odds
          stake
          expectedValue
          qualityValue
          profitUnits
          kickOff
          createdAt
          matches {
            title
            tip
            odds
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** The most tips of a file. */
export const maxInFile = 3000;

/** Saves all tips of a list, in its order, as a file for spreadsheets; and whether they are on their way. */
export function useTipsFile({ types, statuses, filter, orderBy }: TipsVariables): [() => void, boolean] {
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);

  const read = async () => {
    const tips: TipOfFile[] = [];
    let after: string | null = null;
    do {
      const page: useTipsFileQuery['response'] | undefined = await fetchQuery<useTipsFileQuery>(
        environment,
        fileQuery,
        { types, statuses, filter, orderBy, after },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      if (!page?.tips) throw new Error('No list of tips');
      tips.push(...page.tips.edges.map(({ node }) => node));
      after = page.tips.pageInfo.hasNextPage ? (page.tips.pageInfo.endCursor ?? null) : null;
    } while (after !== null && tips.length < maxInFile);
    return { tips, isComplete: after === null };
  };

  const save = async () => {
    setBusy(true);
    try {
      const { tips, isComplete } = await read();
      const name = `${intl.formatMessage({ id: 'member.tips.file.name' })}-${dayOf(new Date())}.csv`;
      saveFile(name, 'text/csv;charset=utf-8', csvText(tipsFile(tips, intl), language));
      if (!isComplete) {
        const text = intl.formatMessage({ id: 'member.tips.file.cut' }, { count: tips.length });
        showToast({ kind: 'info', text });
      }
    } catch {
      showToast({ kind: 'error', text: intl.formatMessage({ id: 'member.tips.file.failed' }) });
    } finally {
      setBusy(false);
    }
  };
  return [() => void save(), isBusy];
}

/** How long a file's address stands for the browser to read it, in milliseconds. */
const KEPT = 60_000;

/** Has the browser save a text as a file. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), KEPT);
}

type TipOfFile = NonNullable<useTipsFileQuery['response']['tips']>['edges'][number]['node'];

/** The heads and rows of a file of tips, in the site's words. */
function tipsFile(tips: readonly TipOfFile[], intl: IntlShape): CsvCell[][] {
  const heads = [
    'common.created',
    'common.kind',
    'common.tip',
    'common.match',
    'common.kickOff',
    'member.tips.file.matches',
    'common.status',
    'common.reasonForCancelling',
    'member.tips.file.rate',
    'common.odds',
    'member.tips.file.ewk',
    'common.quality',
    'common.resultInUnits',
  ] as const;
  return [
    heads.map((id) => intl.formatMessage({ id })),
    ...tips.map((tip) => [
      dateTimeText(tip.createdAt),
      intl.formatMessage({ id: 'shared.tip.kind' }, { kind: tip.type }),
      tip.tip,
      tip.title,
      dateTimeText(tip.kickOff),
      tip.matches
        .map(({ title, tip: picked, odds }) => `${title}: ${picked} (${formatOdds(odds)})`)
        .join(', '),
      intl.formatMessage({ id: 'shared.tip.status' }, { status: tip.status }),
      tip.cancelReason ?? '',
      tip.stake,
      tip.odds,
      tip.expectedValue ?? null,
      tip.qualityValue ?? null,
      tip.profitUnits ?? null,
    ]),
  ];
}

type CsvCell = string | number | null;

/** What spreadsheets of a language expect between cells, and within a number. */
const marks = { pl: { cell: ';', decimal: ',' }, en: { cell: ',', decimal: '.' } } as const;

/** With which spreadsheets begin a formula, or what they leave out before one; the wide ones count alike. */
const formulaStart = /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;

/** Rows as a file that spreadsheets of the language open as it is: UTF-8 with its mark, and a quote before what would be a formula. */
export function csvText(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const { cell, decimal } = marks[language];
  const quoted = (text: string) =>
    /[";,\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const written = (value: CsvCell) => {
    if (value === null) return '';
    if (typeof value === 'number') return String(value).replace('.', decimal);
    return quoted(formulaStart.test(value) ? `'${value}` : value);
  };
  return `\uFEFF${rows.map((row) => `${row.map(written).join(cell)}\r\n`).join('')}`;
}
