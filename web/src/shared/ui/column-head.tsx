import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../i18n/texts.ts';

interface ColumnHeadProps extends BoxProps {
  readonly label: MessageId;
  /** Whether the column is numeric and right-aligned. */
  readonly isFigure?: boolean;
  /** Shown after the label. */
  readonly children?: ReactNode;
}

export function ColumnHead({ label, isFigure = false, children, ...box }: ColumnHeadProps) {
  return (
    <Box component="th" scope="col" data-figure={isFigure || undefined} {...box}>
      <FormattedMessage id={label} />
      {children}
    </Box>
  );
}
