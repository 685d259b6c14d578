import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type {
  alertReceiptRow_receipt$data,
  alertReceiptRow_receipt$key,
} from '../../../__generated__/alertReceiptRow_receipt.graphql.ts';
import { dateTimeParts } from '../../../shared/ui/date-time-parts.ts';
import { formatOdds } from '../../../shared/ui/format-odds.ts';
import { useLanguage } from '../../../shared/ui/use-language.ts';
import { slippageText } from '../lib/slippage-text.ts';
import classes from './alert-receipts.module.css';

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
  const language = useLanguage();
  const receipt = useFragment(receiptFragment, key);
  const { title, tip, inDigest, sentAt, openedAt, odds, openedOdds, currentOdds, slippage } = receipt;
  const sent = dateTimeParts(sentAt);
  const address = addressOf(receipt);
  const name = `${title}: ${tip}`;
  return (
    <tr role="row">
      <td role="cell" className={classes.when}>
        {sent.date} {sent.time}
      </td>
      <td role="cell" className={classes.what}>
        {address === null ? name : <Link to={address}>{name}</Link>}
        <span className={classes.how}>
          {inDigest && <FormattedMessage id="member.alerts.inDigest" />}
          {inDigest && ' · '}
          {openedAt == null ? (
            <FormattedMessage id="member.alerts.notOpened" />
          ) : (
            <FormattedMessage id="member.alerts.openedAt" values={{ time: openedText(sentAt, openedAt) }} />
          )}
        </span>
      </td>
      <OddsCell label="oddsSent" odds={odds} />
      <OddsCell label="oddsOpened" odds={openedOdds} />
      <OddsCell label="oddsNow" odds={currentOdds} />
      <td role="cell" className={classes.figure}>
        <Label column="slippage" />
        <span data-moved={slippage == null || slippage === 0 ? undefined : slippage < 0 ? 'down' : 'up'}>
          {slippage == null ? '–' : slippageText(slippage, language)}
        </span>
      </td>
    </tr>
  );
}

/** The time of the day on which it was sent, or a later day with its time. */
function openedText(sentAt: string, openedAt: string): string {
  const opened = dateTimeParts(openedAt);
  return opened.date === dateTimeParts(sentAt).date ? opened.time : `${opened.date} ${opened.time}`;
}

type FigureColumn = 'oddsSent' | 'oddsOpened' | 'oddsNow' | 'slippage';

/** Names a figure on phones, where the heads of the columns are not seen; screen readers have those. */
const Label = ({ column }: { readonly column: FigureColumn }) => (
  <span className={classes.label} aria-hidden="true">
    <FormattedMessage id={`member.alerts.column.${column}`} />
  </span>
);

function OddsCell({
  label,
  odds,
}: {
  readonly label: FigureColumn;
  readonly odds: number | null | undefined;
}) {
  return (
    <td role="cell" className={classes.figure}>
      <Label column={label} />
      {odds == null ? '–' : formatOdds(odds)}
    </td>
  );
}
