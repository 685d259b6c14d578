import { FormattedMessage } from 'react-intl';
import { graphql, readInlineData } from 'react-relay';
import type { dropinfoOutcome_dropinfo$key } from '../../../__generated__/dropinfoOutcome_dropinfo.graphql.ts';

const dropinfoFragment = graphql`
  fragment dropinfoOutcome_dropinfo on Dropinfo @inline {
    outcome {
      homeGoals
      awayGoals
      result
    }
  }
`;

const words = {
  WON: 'member.dropinfo.outcome.won',
  HALF_WON: 'member.dropinfo.outcome.halfWon',
  VOID: 'member.dropinfo.outcome.void',
  HALF_LOST: 'member.dropinfo.outcome.halfLost',
  LOST: 'member.dropinfo.outcome.lost',
} as const;

interface DropinfoOutcomeProps {
  readonly dropinfo: dropinfoOutcome_dropinfo$key;
}

/** The score and how a bet on the selection ended; nothing before that is known. */
export function DropinfoOutcome({ dropinfo }: DropinfoOutcomeProps) {
  const { outcome } = readInlineData(dropinfoFragment, dropinfo);
  if (!outcome) return null;
  const { homeGoals, awayGoals, result } = outcome;
  const isWon = result === 'WON' || result === 'HALF_WON';
  return (
    <small style={{ color: `var(--${isWon ? 'success' : 'muted'}-text)` }}>
      {`${homeGoals}:${awayGoals}`}
      {Object.hasOwn(words, result) && (
        <>
          {' '}
          <FormattedMessage id={words[result as keyof typeof words]} />
        </>
      )}
    </small>
  );
}
