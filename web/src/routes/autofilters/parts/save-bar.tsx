import { Box, Button, Flex } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type AutofilterFaults, faultFields } from '../lib/autofilter-faults.ts';

interface SaveBarProps {
  /** What has to be fixed, once one has tried to save. */
  readonly faults: AutofilterFaults;
  /** Whether there are as many autofilters as one may have. */
  readonly isFull: boolean;
  readonly isSaving: boolean;
  readonly onCancel: () => void;
}

/** Saves or leaves. The button stays enabled: pressing it says what has to be fixed. */
export function SaveBar({ faults, isFull, isSaving, onCancel }: SaveBarProps) {
  const intl = useIntl();
  const wrong = faultFields.filter((field) => faults[field]);
  return (
    <Box py={14} px="md" bg="var(--surface-inset)" style={{ borderTop: '1px solid var(--line)' }}>
      <Flex gap="xs">
        <Button type="submit" loading={isSaving}>
          <FormattedMessage id="member.autofilters.save" />
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          <FormattedMessage id="member.autofilters.cancel" />
        </Button>
      </Flex>
      <div role="alert">
        {(wrong.length > 0 || isFull) && (
          <Flex
            component="p"
            gap={6}
            mt={10}
            c="var(--danger-text)"
            fz="var(--fs-13)"
            fw={500}
            lh="var(--lh-13)"
          >
            <IconAlertCircle style={{ flex: 'none', marginTop: 2 }} size={14} stroke={1.8} aria-hidden />
            <span>
              {isFull ? (
                <FormattedMessage id="member.autofilters.tooMany" />
              ) : (
                <FormattedMessage
                  id="member.autofilters.faults"
                  values={{
                    count: wrong.length,
                    fields: intl.formatList(
                      wrong.map((field) => intl.formatMessage({ id: 'member.autofilters.field' }, { field })),
                      { type: 'conjunction' },
                    ),
                  }}
                />
              )}
            </span>
          </Flex>
        )}
      </div>
    </Box>
  );
}
