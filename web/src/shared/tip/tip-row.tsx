import { Box, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { memo, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { tipRow_tip$data, tipRow_tip$key } from '../../__generated__/tipRow_tip.graphql.ts';
import type { MessageId } from '../../i18n/texts.ts';
import { MatchLink } from '../football/match-table.tsx';
import { isSameFragment } from '../relay/is-same-fragment.ts';
import { AfterTaxMark, useAfterTax } from '../tax/after-tax.tsx';
import { dateTimeParts, dateTimeText } from '../ui/dates.ts';
import { formatDecimal, formatOdds, formatShare, formatUnits, useLanguage } from '../ui/formats.ts';
import table from '../ui/live-table.module.css';
import { MatchName } from '../ui/match-name.tsx';
import { useChangeCount } from '../ui/use-change-count.ts';
import { TipDetails } from './tip-details.tsx';
import { TipMatches, tipName } from './tip-name.tsx';
import styles from './tip-row.module.css';
import { TipStatusTag } from './tip-status-tag.tsx';

const tipFragment = graphql`
  fragment tipRow_tip on Tip {
    uid
    title
    homeTeam
    awayTeam
    tip
    type
    status
    odds
    stake
    expectedValue
    qualityValue
    profitUnits
    kickOff
    createdAt
    description
    matches {
      title
    }
    match {
      ...matchTable_match
    }
    ...tipStatusTag_tip
    ...tipDetails_tip
  }
`;

interface TipRowProps {
  readonly tip: tipRow_tip$key;
  readonly hasQualityValue?: boolean;
  /** Whether the address selects this tip: it is opened, scrolled into view and highlighted. */
  readonly isTarget?: boolean;
}

/** The author's fields. When this changes, the tip was edited. */
const contentKeyOf = (tip: tipRow_tip$data) =>
  JSON.stringify([
    tip.title,
    tip.tip,
    tip.type,
    tip.odds,
    tip.stake,
    tip.expectedValue,
    tip.qualityValue,
    tip.kickOff,
    tip.description,
    tip.matches,
  ]);

interface FigureCellProps {
  /** Its place in a card. */
  readonly area: string;
  readonly className: string | undefined;
  /** Shown in a card: the table has headers instead. */
  readonly label?: MessageId;
  readonly children: ReactNode;
}

function FigureCell({ area, className, label, children }: FigureCellProps) {
  return (
    <td role="cell" className={className} style={{ gridArea: area }} data-figure>
      {label && (
        <span className="mantine-hidden-from-md">
          <FormattedMessage id={label} />{' '}
        </span>
      )}
      {children}
    </td>
  );
}

function Row({ tip, hasQualityValue = false, isTarget = false }: TipRowProps) {
  const data = useFragment(tipFragment, tip);
  const intl = useIntl();
  const language = useLanguage();
  const shown = useAfterTax();
  const detailsId = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const changes = useChangeCount(data.status);
  const edits = useChangeCount(contentKeyOf(data), language);
  const [isOpen, setOpen] = useState(isTarget);
  const [wasTarget, setWasTarget] = useState(isTarget);
  if (wasTarget !== isTarget) {
    setWasTarget(isTarget);
    if (isTarget) setOpen(true);
  }
  useEffect(() => {
    if (isTarget) body.current?.scrollIntoView({ block: 'center' });
  }, [isTarget]);

  const created = dateTimeParts(data.createdAt);
  const hasChanged = changes > 0 || undefined;
  const mark = shown.isOn && (
    <span className={styles.tax}>
      <AfterTaxMark />
    </span>
  );
  const profit = shown.tipProfit(data);
  const units = (figure: string) => <FormattedMessage id="shared.tip.units" values={{ figure }} />;
  return (
    <tbody
      role="rowgroup"
      ref={body}
      className={`${table.card} ${styles.tip}`}
      data-uid={data.uid}
      data-status={data.status}
      data-void={data.status === 'CANCEL' || data.status === 'DELETED' || undefined}
      data-target={isTarget || undefined}
      data-changed={hasChanged}
    >
      <tr role="row" className={`${table.row} ${styles.row}`} aria-current={isTarget || undefined}>
        <FigureCell area="created" className={table.small} label="common.created">
          <span className="mantine-hidden-from-md">
            {created.date} {created.time}
          </span>
          <span className="mantine-visible-from-md">
            {created.time} <small>{created.date}</small>
          </span>
        </FigureCell>
        <td role="cell" style={{ gridArea: 'name' }}>
          <span className={`${table.name} ${styles.name}`}>{tipName(data.tip)}</span>
          <small data-cut>
            <FormattedMessage id="shared.tip.kind" values={{ kind: data.type }} />
            {edits > 0 && (
              <>
                {' · '}
                <Box component="b" c="var(--accent-text)" fw={500}>
                  <FormattedMessage id="shared.tip.edited" />
                </Box>
              </>
            )}
          </small>
        </td>
        <td role="cell" className={table.match}>
          <MatchLink match={data.match}>
            <MatchName title={data.title} homeTeam={data.homeTeam} awayTeam={data.awayTeam}>
              <TipMatches {...data} />
            </MatchName>
          </MatchLink>
          <small data-cut>
            <FormattedMessage
              id="shared.tip.kickoff"
              values={{ count: data.matches.length, when: dateTimeText(data.kickOff) }}
            />
          </small>
        </td>
        <td role="cell" style={{ gridArea: 'status' }}>
          <span key={changes} className={styles.mark} data-changed={hasChanged}>
            <TipStatusTag tip={data} />
          </span>
        </td>
        <FigureCell area="rate" className={table.small} label="common.stake">
          {units(formatDecimal(data.stake, language, { decimals: 2 }))}
        </FigureCell>
        <FigureCell area="odds" className={`${table.large} ${styles.strong} ${styles.odds}`}>
          {formatOdds(shown.odds(data.odds))}
          {mark}
        </FigureCell>
        <FigureCell area="ewk" className={table.small} label="common.ewk">
          {data.expectedValue == null ? '–' : formatShare(shown.yieldPercent(data.expectedValue), language)}
          {data.expectedValue != null && mark}
        </FigureCell>
        {hasQualityValue && (
          <FigureCell area="quality" className={`${table.small} ${styles.quality}`} label="common.quality">
            {data.qualityValue == null
              ? '–'
              : intl.formatNumber(data.qualityValue, { maximumFractionDigits: 2 })}
          </FigureCell>
        )}
        <FigureCell area="units" className={`${styles.strong} ${styles.units}`}>
          <span key={changes} className={styles.mark} data-changed={hasChanged}>
            {profit === null ? '–' : units(formatUnits(profit, language))}
            {profit !== null && mark}
          </span>
        </FigureCell>
        <td role="cell" className={table.actions} data-figure>
          <UnstyledButton
            variant="icon"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-label={intl.formatMessage(
              { id: 'shared.tip.details' },
              { tip: `${data.tip}, ${data.title}` },
            )}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
          </UnstyledButton>
        </td>
      </tr>
      <tr role="row" id={detailsId} className={styles.more} hidden={!isOpen}>
        <td role="cell" colSpan={hasQualityValue ? 10 : 9}>
          {isOpen && <TipDetails tip={data} />}
        </td>
      </tr>
    </tbody>
  );
}

/** A tip in a list: a table row from 1024 px, else a card, with expandable details. Briefly highlights a status change. */
export const TipRow = memo(
  Row,
  (one, other) =>
    one.hasQualityValue === other.hasQualityValue &&
    one.isTarget === other.isTarget &&
    isSameFragment(tipFragment, one.tip, other.tip),
);
