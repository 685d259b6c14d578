import type { IntlShape } from 'react-intl';
import type { useTipsFileQuery } from '../../../__generated__/useTipsFileQuery.graphql.ts';
import type { CsvCell } from '../../../shared/ui/csv-text.ts';
import { dateTimeText } from '../../../shared/ui/date-time-parts.ts';
import { formatOdds } from '../../../shared/ui/format-odds.ts';

/** A tip as the file wants it. */
export type TipOfFile = NonNullable<useTipsFileQuery['response']['tips']>['edges'][number]['node'];

/** The heads and rows of a file of tips, in the site's words. */
export function tipsFile(tips: readonly TipOfFile[], intl: IntlShape): CsvCell[][] {
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
