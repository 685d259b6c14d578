import type { IntlShape } from 'react-intl';
import type { StatLineInput } from '../../../../__generated__/leagueScreenQuery.graphql.ts';

/** A line as a table's head has it: `> 2.5`, `< 9.5`, and yes or no for both teams to score. */
export function lineText(intl: IntlShape, { comparison, line }: StatLineInput): string {
  if (typeof line !== 'number') return intl.formatMessage({ id: 'shared.comparison.name' }, { comparison });
  return `${comparison === 'OVER' ? '>' : '<'} ${line.toFixed(1)}`;
}
