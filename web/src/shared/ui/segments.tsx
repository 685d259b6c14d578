import { Box, Flex, SegmentedControl } from '@mantine/core';
import styles from './segments.module.css';

interface SegmentsProps {
  /** What is chosen here; stands before the segments, or above. */
  readonly label: string;
  /** Whether the label is seen or only read out. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** Whether the label stands above, as in a form. */
  readonly isStacked?: boolean;
  /** Whether the segments go on in a further line where one is too short. */
  readonly canWrap?: boolean;
}

const labels = {
  above: { fz: 'var(--fs-13)', fw: 600, lh: 'var(--lh-13)' },
  before: { c: 'dimmed', fz: 'xs', style: { whiteSpace: 'nowrap' } },
} as const;

/** One of few: a labelled row of segments, the chosen one set in ink. */
export function Segments(props: SegmentsProps) {
  const { label, labelHidden = false, value, options, onChange, isStacked = false, canWrap = false } = props;
  return (
    <Flex
      direction={isStacked ? 'column' : 'row'}
      wrap="wrap"
      gap={isStacked ? 6 : 'xs'}
      align={isStacked ? 'flex-start' : 'center'}
      flex={canWrap ? '0 1 auto' : 'none'}
      miw={0}
      maw="100%"
      data-wrap={canWrap || undefined}
    >
      {!labelHidden && (
        <Box component="span" {...labels[isStacked ? 'above' : 'before']} aria-hidden="true">
          {label}
        </Box>
      )}
      <SegmentedControl
        aria-label={label}
        value={value}
        data={options.map((option) => ({ ...option }))}
        onChange={onChange}
        withItemsBorders
        transitionDuration={0}
        classNames={{
          root: styles.root,
          control: styles.control,
          label: styles.option,
          indicator: styles.indicator,
          innerLabel: styles.inner,
        }}
      />
    </Flex>
  );
}
