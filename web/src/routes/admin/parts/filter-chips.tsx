import { Box, Flex, VisuallyHidden } from '@mantine/core';
import { FormattedNumber } from 'react-intl';
import { Chip } from '../../../shared/ui/chip.tsx';

interface FilterChipsProps<Value extends string> {
  /** What is filtered, for those who do not see it. */
  readonly label: string;
  readonly value: Value;
  /** The choices; a count is left out where it is not known. */
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly count?: number | null | undefined;
  }[];
  readonly onChange: (value: Value) => void;
}

/** Filters of a list, each with how many rows it finds; one is chosen. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, value: chosen, options, onChange } = props;
  return (
    <Flex component="fieldset" gap={6} wrap="wrap" miw={0} p={0} bd="none">
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map(({ value, label: name, count }) => (
        <Chip key={value} pressed={value === chosen} onPress={() => onChange(value)}>
          {name}
          {count != null && (
            <Box component="span" ml={4} opacity={0.75} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {' '}
              <FormattedNumber value={count} />
            </Box>
          )}
        </Chip>
      ))}
    </Flex>
  );
}
