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
      <span className={styles.track} aria-hidden="true" />
      <span className={styles.dash} aria-hidden="true">
        –
      </span>
    </div>
  );
}
