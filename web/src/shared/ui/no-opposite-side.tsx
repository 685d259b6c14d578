import { Box } from '@mantine/core';
import styles from './drop-picture.module.css';

interface NoOppositeSideProps {
  /** What is missing, for those who do not see the empty track. */
  readonly label: string;
}

/** An empty track with a dash, where a market has no opposite side. */
export function NoOppositeSide({ label }: NoOppositeSideProps) {
  return (
    <div className={styles.picture}>
      <small className={styles.label} data-cut>
        {label}
      </small>
      <Box
        component="span"
        h={2}
        bg="var(--surface-track)"
        bdrs={2}
        style={{ gridColumn: 'span 2' }}
        aria-hidden="true"
      />
      <Box component="span" c="dimmed" ta="right" aria-hidden="true">
        –
      </Box>
    </div>
  );
}
