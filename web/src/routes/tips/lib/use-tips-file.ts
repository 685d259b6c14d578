import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useTipsFileQuery } from '../../../__generated__/useTipsFileQuery.graphql.ts';
import type { Language } from '../../../i18n/language.ts';
import type { MessageId } from '../../../i18n/texts.ts';
import { errorMessage } from '../../../shared/relay/app-error.ts';
import { requiring } from '../../../shared/relay/environment.ts';
import { dateTimeText, isoDay } from '../../../shared/ui/dates.ts';
import { formatOdds, useLanguage } from '../../../shared/ui/formats.ts';
import { showError } from '../../../shared/ui/show-failure.ts';
import { showToast } from '../../../shared/ui/toast.tsx';
import type { TipsVariables } from './use-live-tips.ts';

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

const maxTips = 3000;

/** Returns a function that saves all tips of a list as a CSV file, and whether it is running. */
export function useTipsFile({
  types = null,
  statuses = null,
  filter = null,
  orderBy = null,
}: TipsVariables): [() => void, boolean] {
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);

  const fetchTips = async () => {
    const tips: FileTip[] = [];
    let after: string | null = null;
    do {
      const page: useTipsFileQuery['response'] | undefined = await fetchQuery<useTipsFileQuery>(
        environment,
        fileQuery,
        { types, statuses, filter, orderBy, after },
        requiring('tips'),
      ).toPromise();
      if (!page?.tips) throw new Error('No list of tips');
      tips.push(...page.tips.edges.map(({ node }) => node));
      after = page.tips.pageInfo.hasNextPage ? page.tips.pageInfo.endCursor : null;
    } while (after !== null && tips.length < maxTips);
    return { tips, isComplete: after === null };
  };

  const save = async () => {
    setBusy(true);
    try {
      const { tips, isComplete } = await fetchTips();
      const name = `${intl.formatMessage({ id: 'member.tips.file.name' })}-${isoDay(new Date())}.csv`;
      saveFile(name, csvText(tipRows(tips, intl), language));
      if (!isComplete) {
        const text = intl.formatMessage({ id: 'member.tips.file.cut' }, { count: tips.length });
        showToast({ kind: 'info', text });
      }
    } catch (thrown) {
      const failed = intl.formatMessage({ id: 'member.tips.file.failed' });
      showError(intl, thrown, [failed, ...errorMessage(intl, thrown)]);
    } finally {
      setBusy(false);
    }
  };
  return [() => void save(), isBusy];
}

/** Time for the browser to read a file before its URL is revoked. */
const revokeDelayMs = 60_000;

function saveFile(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}

type FileTip = NonNullable<useTipsFileQuery['response']['tips']>['edges'][number]['node'];

const columns: readonly (readonly [
  header: MessageId,
  cell: (tip: FileTip, intl: IntlShape) => CsvCell | undefined,
])[] = [
  ['common.created', (tip) => dateTimeText(tip.createdAt)],
  ['common.kind', (tip, intl) => intl.formatMessage({ id: 'shared.tip.kind' }, { kind: tip.type })],
  ['common.tip', (tip) => tip.tip],
  ['common.match', (tip) => tip.title],
  ['common.kickOff', (tip) => dateTimeText(tip.kickOff)],
  [
    'member.tips.file.matches',
    ({ matches }) =>
      matches.map(({ title, tip, odds }) => `${title}: ${tip} (${formatOdds(odds)})`).join(', '),
  ],
  ['common.status', (tip, intl) => intl.formatMessage({ id: 'shared.tip.status' }, { status: tip.status })],
  ['common.reasonForCancelling', (tip) => (tip.status === 'CANCEL' ? tip.cancelReason : null)],
  ['member.tips.file.rate', (tip) => tip.stake],
  ['common.odds', (tip) => tip.odds],
  ['member.tips.file.ewk', (tip) => tip.expectedValue],
  ['common.quality', (tip) => tip.qualityValue],
  ['common.resultInUnits', (tip) => tip.profitUnits],
];

const tipRows = (tips: readonly FileTip[], intl: IntlShape): CsvCell[][] => [
  columns.map(([id]) => intl.formatMessage({ id })),
  ...tips.map((tip) => columns.map(([, cell]) => cell(tip, intl) ?? null)),
];

type CsvCell = string | number | null;

const separators = { pl: { cell: ';', decimal: ',' }, en: { cell: ',', decimal: '.' } } as const;

/** Where spreadsheets may begin to evaluate a text: at its start and after a separator of any language; full-width operators count too. */
const formulaStart = /^(?=[\t\r])|(?<=(?:^|[,;\t\r\n])[\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** CSV for spreadsheets of a language: UTF-8 with a byte order mark, and a quote before text that would be a formula. */
export function csvText(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const { cell, decimal } = separators[language];
  const quote = (text: string) => (/[";,\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const formatCell = (value: CsvCell) => {
    if (value === null) return '';
    if (typeof value === 'number') return String(value).replace('.', decimal);
    return quote(value.replace(formulaStart, "'"));
  };
  return `\uFEFF${rows.map((row) => `${row.map(formatCell).join(cell)}\r\n`).join('')}`;
}
