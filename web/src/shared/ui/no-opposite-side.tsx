import { Box } from '@mantine/core';
import styles from './no-opposite-side.module.css';

interface NoOppositeSideProps {
  /** What is missing, for those who do not see the empty track. */
  readonly label: string;
}

/** An empty track with a dash, where a market has no opposite side. */
export function NoOppositeSide({ label }: NoOppositeSideProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.label}>{label}</span>
      <Box component="span" h={2} bg="var(--surface-track)" bdrs={2} aria-hidden="true" />
      <Box component="span" ta="right" aria-hidden="true">
        –
      </Box>
    </div>
  );
}
