import { Box, Flex } from '@mantine/core';
import { IconPin } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';

/** Room for one more panel. */
export function FreePlace() {
  return (
    <Flex
      gap={14}
      align="center"
      justify="center"
      mih={160}
      p="lg"
      c="var(--text-2)"
      fz="var(--fs-13)"
      bd="1px dashed var(--line-control)"
      bdrs="md"
    >
      <IconPin style={{ flex: 'none' }} color="var(--text-3)" size={18} stroke={1.6} aria-hidden="true" />
      <Box component="p" maw="30ch">
        <Box component="b" display="block" c="var(--text-1)" fw={600}>
          <FormattedMessage id="member.match.freePlaceTitle" />
        </Box>
        <FormattedMessage id="member.match.freePlaceReason" />
      </Box>
    </Flex>
  );
}
