import { ActionIcon, Box } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { adminTipRow_tip$key } from '../../../../../__generated__/adminTipRow_tip.graphql.ts';
import { TipStatusTag } from '../../../../../shared/tip/tip-status-tag.tsx';
import { dateTimeParts, dateTimeText } from '../../../../../shared/ui/date-time-parts.ts';
import { formatDecimal } from '../../../../../shared/ui/format-decimal.ts';
import { formatOdds } from '../../../../../shared/ui/format-odds.ts';
import { formatUnits } from '../../../../../shared/ui/format-units.ts';
import { useLanguage } from '../../../../../shared/ui/use-language.ts';
import { SettleActions } from './settle-actions.tsx';

const tipFragment = graphql`
  fragment adminTipRow_tip on Tip {
    uid
    number
    title
    tip
    type
    odds
    stake
    profitUnits
    kickOff
    createdAt
    authorName
    ...tipStatusTag_tip
    ...settleActions_tip
  }
`;

interface AdminTipRowProps {
  readonly tip: adminTipRow_tip$key;
  readonly maySettle: boolean;
}

/** A tip with the ways to change it: a row of the table. */
export function AdminTipRow({ tip: tipKey, maySettle }: AdminTipRowProps) {
  const intl = useIntl();
  const language = useLanguage();
  const status = useRef<HTMLTableCellElement>(null);
  const tip = useFragment(tipFragment, tipKey);
  const created = dateTimeParts(tip.createdAt);
  const name = `${tip.tip}, ${tip.title}`;
  const units = (figure: string) => <FormattedMessage id="shared.tip.units" values={{ figure }} />;
  return (
    <tr role="row">
      <td role="cell" data-empty>
        {created.date}{' '}
        <Box component="span" display="block" c="dimmed" fz="xs" fw={400} lh="16px">
          {created.time}
        </Box>
      </td>
      <th role="rowheader" scope="row">
        <Box component={Link} c="var(--text-1)" fw={600} to={`/admin/tips/${tip.uid}/edit`}>
          {tip.tip}
        </Box>
        <Box component="span" display="block" c="dimmed" fz="xs" fw={400} lh="16px">
          {tip.title} · <FormattedMessage id="shared.tip.kind" values={{ kind: tip.type }} /> · #{tip.number}
        </Box>
      </th>
      <Box
        component="td"
        role="cell"
        miw={{ xl: 120 }}
        data-label={intl.formatMessage({ id: 'admin.tips.author' })}
      >
        {tip.authorName ?? '–'}
      </Box>
      <Box
        component="td"
        role="cell"
        miw={{ xl: 132 }}
        data-label={intl.formatMessage({ id: 'common.match' })}
      >
        {dateTimeText(tip.kickOff)}
      </Box>
      <td role="cell" ref={status} tabIndex={-1} data-label={intl.formatMessage({ id: 'common.status' })}>
        <TipStatusTag tip={tip} />
      </td>
      <td role="cell" data-figure data-label={intl.formatMessage({ id: 'common.stake' })}>
        {units(formatDecimal(tip.stake, language, { decimals: 2 }))}
      </td>
      <td role="cell" data-figure data-label={intl.formatMessage({ id: 'common.odds' })}>
        {formatOdds(tip.odds)}
      </td>
      <td role="cell" data-figure data-label={intl.formatMessage({ id: 'common.units' })}>
        {tip.profitUnits == null ? '–' : units(formatUnits(tip.profitUnits, language))}
      </td>
      <Box component="td" role="cell" ta={{ md: 'right' }} style={{ whiteSpace: 'nowrap' }}>
        {maySettle && <SettleActions tip={tip} onSettled={() => status.current?.focus()} />}
        <ActionIcon
          component={Link}
          to={`/admin/tips/${tip.uid}/edit`}
          aria-label={intl.formatMessage({ id: 'admin.tips.edit' }, { name })}
        >
          <IconPencil size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Box>
    </tr>
  );
}
