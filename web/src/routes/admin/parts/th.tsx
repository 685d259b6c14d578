import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../i18n/texts.ts';

interface ThProps {
  /** What the column is called. */
  readonly id: MessageId;
  readonly values?: { readonly column: string };
  /** Whether the column has figures, which stand on the right. */
  readonly isFigure?: boolean;
  /** Whether it is left out below 1024 px. */
  readonly isWide?: boolean;
}

/** The head of a column that does not sort. */
export function Th({ id, values, isFigure = false, isWide = false }: ThProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      className={isWide ? 'mantine-visible-from-md' : undefined}
      data-figure={isFigure || undefined}
    >
      <FormattedMessage id={id} {...(values && { values })} />
    </th>
  );
}
