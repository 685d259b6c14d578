import { Box, Group, NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';

interface CompactSelectProps {
  /** What is chosen here. */
  readonly label: string;
  /** Whether the label is seen or only read out. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A small select with its label before it; the system's own list opens, which suits a phone. */
export function CompactSelect({ label, labelHidden = false, value, options, onChange }: CompactSelectProps) {
  const id = useId();
  return (
    <Group display="inline-flex" gap="xs" miw={0} wrap="nowrap">
      {!labelHidden && (
        <Box component="label" c="dimmed" fz="xs" style={{ whiteSpace: 'nowrap' }} htmlFor={id}>
          {label}
        </Box>
      )}
      <NativeSelect
        id={id}
        aria-label={labelHidden ? label : undefined}
        value={value}
        data={options.map((option) => ({ ...option }))}
        onChange={(event) => onChange(event.currentTarget.value)}
        rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden="true" />}
        styles={{
          input: {
            height: 'var(--control-h-sm)',
            minHeight: 'var(--control-h-sm)',
            paddingInline: '10px 28px',
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
