import { ActionIcon, Box } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { adminTipsScreen_rows$data } from '../../../../../__generated__/adminTipsScreen_rows.graphql.ts';
import { TipMatches, tipName } from '../../../../../shared/tip/tip-name.tsx';
import { TipStatusTag } from '../../../../../shared/tip/tip-status-tag.tsx';
import { dateTimeParts, dateTimeText } from '../../../../../shared/ui/dates.ts';
import { formatDecimal, formatOdds, formatUnits, useLanguage } from '../../../../../shared/ui/formats.ts';
import type { tipList } from '../../../lib/list-params.ts';
import type { Column } from '../../../parts/admin-table.tsx';
import { SettleActions } from './settle-actions.tsx';

type TipColumn = Column<adminTipsScreen_rows$data[number], keyof (typeof tipList)['sorts']>;

export function useTipColumns(maySettle: boolean): readonly TipColumn[] {
  const intl = useIntl();
  const language = useLanguage();
  const units = (figure: string) => <FormattedMessage id="shared.tip.units" values={{ figure }} />;
  return [
    {
      sort: 'created',
      hasNoCardLabel: true,
      isHiddenInCard: () => true,
      cell: ({ createdAt }) => {
        const { date, time } = dateTimeParts(createdAt);
        return (
          <>
            {date} <small>{time}</small>
          </>
        );
      },
    },
    {
      sort: 'title',
      first: 'asc',
      isRowHeader: true,
      hasNoCardLabel: true,
      box: { miw: { xl: 200 }, style: { overflowWrap: 'anywhere' } },
      cell: ({ uid, tip, title, matches, type, number }) => (
        <>
          <Box component={Link} c="var(--text-1)" fw={600} to={`/admin/tips/${uid}/edit`}>
            {tipName(tip)}
          </Box>
          <small>
            <TipMatches title={title} matches={matches} /> ·{'\u00a0'}
            <FormattedMessage id="shared.tip.kind" values={{ kind: type }} />
            {`\u00a0·\u00a0#${number}`}
          </small>
        </>
      ),
    },
    {
      sort: 'author',
      first: 'asc',
      box: { miw: { xl: 120 }, style: { overflowWrap: 'anywhere' } },
      cell: ({ authorName }) => authorName ?? '–',
    },
    {
      sort: 'date',
      box: { miw: { xl: 132 } },
      cell: ({ kickOff }) => dateTimeText(kickOff),
    },
    { head: 'common.status', isFocusable: true, cell: (tip) => <TipStatusTag tip={tip} /> },
    {
      sort: 'rate',
      isFigure: true,
      cell: ({ stake }) => units(formatDecimal(stake, language, { decimals: 2 })),
    },
    {
      sort: 'exchange',
      isFigure: true,
      cell: ({ odds }) => formatOdds(odds),
    },
    {
      sort: 'units',
      isFigure: true,
      cell: ({ profitUnits }) => (profitUnits == null ? '–' : units(formatUnits(profitUnits, language))),
    },
    {
      head: 'common.actions',
      isFigure: true,
      hasNoCardLabel: true,
      box: { style: { whiteSpace: 'nowrap' } },
      cell: (row) => (
        <>
          {maySettle && <SettleActions tip={row} />}
          <ActionIcon
            component={Link}
            to={`/admin/tips/${row.uid}/edit`}
            aria-label={intl.formatMessage({ id: 'admin.tips.edit' }, { name: `${row.tip}, ${row.title}` })}
          >
            <IconPencil size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </>
      ),
    },
  ];
}
