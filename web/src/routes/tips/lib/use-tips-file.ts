import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useTipsFileQuery } from '../../../__generated__/useTipsFileQuery.graphql.ts';
import { csvText } from '../../../shared/ui/csv-text.ts';
import { saveFile } from '../../../shared/ui/save-file.ts';
import { showToast } from '../../../shared/ui/toast.tsx';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import { dayOf } from './day-start.ts';
import type { TipsVariables } from './listed-tip.ts';
import { type TipOfFile, tipsFile } from './tips-file.ts';

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
    return { tips, isWhole: after === null };
  };

  const save = async () => {
    setBusy(true);
    try {
      const { tips, isWhole } = await read();
      const name = `${intl.formatMessage({ id: 'member.tips.file.name' })}-${dayOf(new Date())}.csv`;
      saveFile(name, 'text/csv;charset=utf-8', csvText(tipsFile(tips, intl), language));
      if (!isWhole) {
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
