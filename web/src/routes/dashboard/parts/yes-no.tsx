import { Flex } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';

interface YesNoProps {
  readonly value: boolean;
}

/** Yes or no with its sign, as the answer of a fact. */
export function YesNo({ value }: YesNoProps) {
  const Icon = value ? IconCheck : IconMinus;
  return (
    <Flex component="dd" gap={6} align="center" c={value ? 'var(--text-1)' : 'dimmed'}>
      <Icon size={15} stroke={2} color={value ? 'var(--success-text)' : 'currentColor'} aria-hidden="true" />
      <FormattedMessage id={value ? 'common.yes' : 'common.no'} />
    </Flex>
  );
}
