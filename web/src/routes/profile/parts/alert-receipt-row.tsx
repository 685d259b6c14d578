import { Box } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  alertReceiptRow_receipt$data,
  alertReceiptRow_receipt$key,
} from '../../../__generated__/alertReceiptRow_receipt.graphql.ts';
import { dateTimeParts } from '../../../shared/ui/date-time-parts.ts';
import { formatOdds } from '../../../shared/ui/format-odds.ts';
import { signInk } from '../../../shared/ui/sign-ink.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import { slippageText } from '../lib/slippage-text.ts';

const receiptFragment = graphql`
  fragment alertReceiptRow_receipt on AlertReceipt {
    title
    tip
    inDigest
    dropinfoUid
    tipUid
    sentAt
    odds
    openedAt
    openedOdds
    currentOdds
    slippage
  }
`;

/** The page of a dropinfo or tip that is still there. */
function addressOf({ dropinfoUid, tipUid }: alertReceiptRow_receipt$data) {
  if (dropinfoUid != null) return `/dropinfo/${encodeURIComponent(dropinfoUid)}`;
  return tipUid == null ? null : `/tips/${encodeURIComponent(tipUid)}`;
}

/** An alert with the odds that it named, those when it was opened, and those now. */
export function AlertReceiptRow({ receipt: key }: { readonly receipt: alertReceiptRow_receipt$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const receipt = useFragment(receiptFragment, key);
  const { title, tip, inDigest, sentAt, openedAt, odds, openedOdds, currentOdds, slippage } = receipt;
  const sent = dateTimeParts(sentAt);
  const address = addressOf(receipt);
  const name = `${title}: ${tip}`;
  return (
    <tr role="row">
      <Box component="td" role="cell" c="var(--text-2)" style={{ whiteSpace: 'nowrap' }}>
        {sent.date} {sent.time}
      </Box>
      <td role="cell">
        {address === null ? name : <Link to={address}>{name}</Link>}
        <Box component="span" display="block" c="var(--text-2)" fz="var(--fs-13)">
          {inDigest && <FormattedMessage id="member.alerts.inDigest" />}
          {inDigest && ' · '}
          {openedAt == null ? (
            <FormattedMessage id="member.alerts.notOpened" />
          ) : (
            <FormattedMessage id="member.alerts.openedAt" values={{ time: openedText(sentAt, openedAt) }} />
          )}
        </Box>
      </td>
      <OddsCell label="oddsSent" odds={odds} />
      <OddsCell label="oddsOpened" odds={openedOdds} />
      <OddsCell label="oddsNow" odds={currentOdds} />
      <Box
        component="td"
        role="cell"
        c={signInk(slippage ?? 0)}
        data-figure
        data-label={intl.formatMessage({ id: 'member.alerts.column' }, { column: 'slippage' })}
      >
        {slippage == null ? '–' : slippageText(slippage, language)}
      </Box>
    </tr>
  );
}

/** The time of the day on which it was sent, or a later day with its time. */
function openedText(sentAt: string, openedAt: string): string {
  const opened = dateTimeParts(openedAt);
  return opened.date === dateTimeParts(sentAt).date ? opened.time : `${opened.date} ${opened.time}`;
}

function OddsCell({
  label,
  odds,
}: {
  readonly label: 'oddsSent' | 'oddsOpened' | 'oddsNow';
  readonly odds: number | null | undefined;
}) {
  const intl = useIntl();
  return (
    <td
      role="cell"
      data-figure
      data-label={intl.formatMessage({ id: 'member.alerts.column' }, { column: label })}
    >
      {odds == null ? '–' : formatOdds(odds)}
    </td>
  );
}
