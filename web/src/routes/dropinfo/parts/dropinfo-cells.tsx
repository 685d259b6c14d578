import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, readInlineData } from 'react-relay';
import type { dropinfoCells_dropinfo$key } from '../../../__generated__/dropinfoCells_dropinfo.graphql.ts';
import type { dropinfoCellsOutcome_dropinfo$key } from '../../../__generated__/dropinfoCellsOutcome_dropinfo.graphql.ts';
import type { dropinfoCellsSides_dropinfo$key } from '../../../__generated__/dropinfoCellsSides_dropinfo.graphql.ts';
import { useSharedAddress } from '../../../shared/tax/after-tax.tsx';
import { DropSide } from '../../../shared/tax/drop-side.tsx';
import { useCopy } from '../../../shared/ui/use-copy.ts';
import { historyId } from '../lib/price-points.ts';
import styles from './dropinfo-cells.module.css';

const dropinfoSidesDropinfoFragment = graphql`
  fragment dropinfoCellsSides_dropinfo on Dropinfo @inline {
    dropped {
      label
      openingOdds
      odds
    }
    opposite {
      label
      openingOdds
      odds
    }
  }
`;

/** Two cells: the odds movement of the dropped side and of its opposite. */
export function DropinfoSides({ dropinfo }: { readonly dropinfo: dropinfoCellsSides_dropinfo$key }) {
  const { dropped, opposite } = readInlineData(dropinfoSidesDropinfoFragment, dropinfo);
  return (
    <>
      <td role="cell">
        <DropSide odds={dropped} side="falling" />
      </td>
      <td role="cell">
        <DropSide odds={opposite} side="opposite" />
      </td>
    </>
  );
}

const dropinfoOutcomeDropinfoFragment = graphql`
  fragment dropinfoCellsOutcome_dropinfo on Dropinfo @inline {
    outcome {
      homeGoals
      awayGoals
      result
    }
  }
`;

/** The score and the bet's result; nothing before they are available. */
export function DropinfoOutcome({ dropinfo }: { readonly dropinfo: dropinfoCellsOutcome_dropinfo$key }) {
  const { outcome } = readInlineData(dropinfoOutcomeDropinfoFragment, dropinfo);
  if (!outcome) return null;
  const { homeGoals, awayGoals, result } = outcome;
  const isWon = result === 'WON' || result === 'HALF_WON';
  return (
    <small style={{ color: `var(--${isWon ? 'success' : 'muted'}-text)` }}>
      {`${homeGoals}:${awayGoals}`} <FormattedMessage id="member.dropinfo.outcome" values={{ result }} />
    </small>
  );
}

const dropinfoFragment = graphql`
  fragment dropinfoCells_dropinfo on Dropinfo @inline {
    uid
    title
    hasHistory
  }
`;

interface DropinfoActionsProps {
  readonly dropinfo: dropinfoCells_dropinfo$key;
  /** Whether its history is open. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Buttons for history and link. They are plain `button`s with a native tooltip because the list has hundreds of them. */
export function DropinfoActions({ dropinfo, isOpen, onToggle }: DropinfoActionsProps) {
  const { uid, title, hasHistory } = readInlineData(dropinfoFragment, dropinfo);
  const intl = useIntl();
  const copyLink = useCopy(useSharedAddress(`/dropinfo/${uid}`));
  const copyText = intl.formatMessage({ id: 'member.dropinfo.copyLink' });
  const historyText = intl.formatMessage({ id: 'member.dropinfo.history' });
  return (
    <>
      {hasHistory && (
        <button
          type="button"
          className={styles.action}
          data-action="history"
          title={historyText}
          aria-label={`${historyText}: ${title}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? historyId(uid) : undefined}
          onClick={onToggle}
        />
      )}
      <button
        type="button"
        className={styles.action}
        data-action="link"
        title={copyText}
        aria-label={`${copyText}: ${title}`}
        onClick={copyLink}
      />
    </>
  );
}
