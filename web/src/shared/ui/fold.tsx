import { Box, Button, Flex } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './fold.module.css';

interface FoldProps {
  readonly label: string;
  /** The number of changed controls, shown on the button. */
  readonly count?: number;
  /** Shown next to the button, always visible. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A row of controls, which collapses under a button below 768 px. */
export function Fold({ label, count = 0, lead, children }: FoldProps) {
  const intl = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex gap="12px 16px" align="end" wrap="wrap" miw={0}>
      <div className={styles.bar}>
        {lead}
        <Button
          variant="default"
          flex="none"
          h="var(--control-h)"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={
            count > 0 ? intl.formatMessage({ id: 'shared.fold.chosen' }, { label, count }) : undefined
          }
          onClick={() => setOpen(!isOpen)}
          leftSection={
            count > 0 && (
              <Box
                component="span"
                px={7}
                c="var(--surface-panel)"
                bg="var(--text-1)"
                bdrs={10}
                fz="xs"
                lh="var(--lh-14)"
              >
                {count}
              </Box>
            )
          }
          rightSection={<IconChevronDown size={16} stroke={1.8} aria-hidden="true" />}
        >
          {label}
        </Button>
      </div>
      <div id={id} className={styles.inner} data-open={isOpen || undefined}>
        {children}
      </div>
    </Flex>
  );
}
