import { FormattedMessage } from 'react-intl';

/** The localized name of a numbered round; other names, such as `Final`, as they are. */
export function RoundName({ name }: { readonly name: string }) {
  const number = roundNumber(name);
  if (number === null) return name;
  return <FormattedMessage id="shared.match.round" values={{ number }} />;
}

/** The number in a round's name (`Round 12` or `12`); null for other names. */
export function roundNumber(round: string): number | null {
  const [, digits] = /^(?:Round\s+)?(\d+)$/i.exec(round.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}
