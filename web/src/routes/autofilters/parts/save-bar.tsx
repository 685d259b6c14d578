import { Button, Flex } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type AutofilterFaults, faultFields } from '../lib/autofilter-faults.ts';
import styles from './save-bar.module.css';

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
    <div className={styles.bar}>
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
          <p className={styles.faults}>
            <IconAlertCircle size={14} stroke={1.8} aria-hidden />
            <span>
              {isFull ? (
                <FormattedMessage id="member.autofilters.tooMany" />
              ) : (
                <FormattedMessage
                  id="member.autofilters.faults"
                  values={{
                    count: wrong.length,
                    fields: intl.formatList(
                      wrong.map((field) => intl.formatMessage({ id: `member.autofilters.field.${field}` })),
                      { type: 'conjunction' },
                    ),
                  }}
                />
              )}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
