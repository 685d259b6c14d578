import { Fragment } from 'react';

/** A tip's selection, such as `Obie strzelą: tak` or `Powyżej 2.5`, whose answer and figures stay with the word before. */
export const tipName = (tip: string): string => tip.replace(/(?<=:) (?=\p{Ll})| (?=\d)/gu, '\u00a0');

interface TipMatchesProps {
  readonly title: string;
  /** The matches of a combined tip. */
  readonly matches: readonly { readonly title: string }[];
}

/** A tip's match, or those of a combined tip on one line each. Lines are broken between teams rather than within a team's name. */
export function TipMatches({ title, matches }: TipMatchesProps) {
  const titles = matches.length > 0 ? matches.map((match) => match.title) : [title];
  return titles.map((teams, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a combined tip may have two tips on one match.
    <Fragment key={index}>
      {index > 0 && <br />}
      {teams.split(/(?<=–) /).map((team, side) => (
        <Fragment key={team}>
          {side > 0 && ' '}
          <span style={{ display: 'inline-block' }}>{team}</span>
        </Fragment>
      ))}
    </Fragment>
  ));
}
