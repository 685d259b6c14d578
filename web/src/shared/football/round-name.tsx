import { FormattedMessage } from 'react-intl';
import { roundNumber } from './round-number.ts';

interface RoundNameProps {
  /** As the provider names it, for example `Round 12` or `Final`. */
  readonly name: string;
}

/** A round by its number in the person's language; a stage with a name of its own keeps it. */
export function RoundName({ name }: RoundNameProps) {
  const number = roundNumber(name);
  if (number === null) return name;
  return <FormattedMessage id="shared.match.round" values={{ number }} />;
}
