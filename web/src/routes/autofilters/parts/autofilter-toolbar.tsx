import { Box, Flex } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { useIntl } from 'react-intl';
import { ClockContext } from '../../../shared/live/use-now.ts';
import { DatePicker } from '../../../shared/ui/date-picker/date-picker.tsx';
import type { AutofiltersAddress } from '../lib/autofilters-address.ts';

interface AutofilterToolbarProps {
  readonly address: AutofiltersAddress;
  readonly onGo: (address: AutofiltersAddress) => void;
  /** How many matches there are, in words. */
  readonly children: ReactNode;
}

/** Over the list: how many matches, and up to which kick-off. */
export function AutofilterToolbar({ address, onGo, children }: AutofilterToolbarProps) {
  const intl = useIntl();
  const clock = useContext(ClockContext);
  return (
    <Flex
      direction={{ base: 'column-reverse', sm: 'row' }}
      gap="8px 16px"
      align={{ sm: 'end' }}
      justify="space-between"
    >
      <Box component="p" c="dimmed" fz="var(--fs-13)" role="status">
        {children}
      </Box>
      <DatePicker
        w={{ base: '100%', sm: 240 }}
        label={intl.formatMessage({ id: 'member.autofilters.until' })}
        value={address.until}
        limits={{ lower: new Date(clock.now()), upper: null }}
        onChange={(until) => onGo({ ...address, until })}
      />
    </Flex>
  );
}
