import {
  Box,
  type BoxProps,
  Flex,
  Group,
  NativeSelect,
  SegmentedControl,
  UnstyledButton,
} from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import styles from './choices.module.css';

type Choosable = string | number | boolean | null;

interface ChoiceProps<T extends Choosable> {
  readonly label: string;
  /** Whether the label is only for screen readers. */
  readonly labelHidden?: boolean;
  readonly value: T;
  readonly values: readonly T[];
  readonly nameOf: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** Converts options for Mantine's inputs, whose values are strings. */
function toStringOptions<T extends Choosable>({ value, values, nameOf, onChange }: ChoiceProps<T>) {
  return {
    value: String(value),
    data: values.map((option) => ({ value: String(option), label: nameOf(option) })),
    choose: (text: string) => {
      const chosen = values.find((option) => String(option) === text);
      if (chosen !== undefined) onChange(chosen);
    },
  };
}

interface SegmentsProps<T extends Choosable> extends ChoiceProps<T> {
  /** Whether the label is above. */
  readonly isStacked?: boolean;
  readonly canWrap?: boolean;
}

const labels = {
  above: { fz: 'var(--fs-13)', fw: 600, lh: 'var(--lh-13)' },
  before: { c: 'dimmed', fz: 'xs', style: { whiteSpace: 'nowrap' } },
} as const;

export function Segments<T extends Choosable>(props: SegmentsProps<T>) {
  const { label, labelHidden = false, isStacked = false, canWrap = false } = props;
  const { value, data, choose } = toStringOptions(props);
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
        data={data}
        onChange={choose}
        withItemsBorders
        transitionDuration={0}
        classNames={{
          root: styles.root,
          control: styles.control,
          label: styles.option,
          indicator: styles.indicator,
        }}
      />
    </Flex>
  );
}

interface ChipProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A toggle button of a set of choices. */
export function Chip({ pressed, onPress, children }: ChipProps) {
  return (
    <UnstyledButton className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      {children}
    </UnstyledButton>
  );
}

export const selectChevron = <IconChevronDown size={14} stroke={1.8} aria-hidden="true" />;

/** A small native select with its label. */
export function CompactSelect<T extends Choosable>(props: ChoiceProps<T>) {
  const { label, labelHidden = false } = props;
  const { value, data, choose } = toStringOptions(props);
  const id = useId();
  return (
    <Group display="inline-flex" gap="xs" miw={0} maw="100%" wrap="nowrap">
      {!labelHidden && (
        <Box component="label" c="dimmed" fz="xs" style={{ whiteSpace: 'nowrap' }} htmlFor={id}>
          {label}
        </Box>
      )}
      <NativeSelect
        id={id}
        flex={labelHidden ? 1 : '0 1 auto'}
        miw={0}
        aria-label={labelHidden ? label : undefined}
        value={value}
        data={data}
        onChange={(event) => choose(event.currentTarget.value)}
        rightSection={selectChevron}
        rightSectionWidth={28}
        styles={{
          input: {
            height: 'var(--control-h-sm)',
            minHeight: 'var(--control-h-sm)',
            paddingInlineStart: 10,
            fontSize: 'var(--compact-fs, var(--fs-13))',
            lineHeight: 1.3,
            borderColor: 'var(--line-strong)',
            textOverflow: 'ellipsis',
          },
        }}
      />
    </Group>
  );
}

interface CheckListProps extends BoxProps {
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A scrollable grid of checkboxes. */
export function CheckList(props: CheckListProps) {
  return (
    <Box
      component="fieldset"
      display="grid"
      mah={260}
      mt="xs"
      p="sm"
      bg="var(--surface-panel)"
      bd="1px solid var(--line-strong)"
      bdrs="sm"
      style={{
        gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
        gap: '8px 16px',
        overflowY: 'auto',
      }}
      {...props}
    />
  );
}
