import { FormattedMessage } from 'react-intl';

interface RoundNameProps {
  /** The provider's name, for example `Round 12` or `Final`. */
  readonly name: string;
}

/** The localized name of a numbered round; other names as they are. */
export function RoundName({ name }: RoundNameProps) {
  const number = roundNumber(name);
  if (number === null) return name;
  return <FormattedMessage id="shared.match.round" values={{ number }} />;
}

/** The number in a round's name (`Round 12` or `12`); null for other names. */
export function roundNumber(round: string): number | null {
  const [, digits] = /^(?:Round\s+)?(\d+)$/i.exec(round.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}
