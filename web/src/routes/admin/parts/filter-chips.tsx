import { Box, Button, Flex, Group, VisuallyHidden } from '@mantine/core';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Chip, CompactSelect } from '../../../shared/ui/choices.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import type { ListParams } from '../../../shared/ui/url-state.ts';

interface FilterChipsProps<Value extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly value: Value;
  /** An unknown count is omitted. */
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly count?: number | null | undefined;
  }[];
  readonly onChange: (value: Value) => void;
}

/** Exclusive filters of a list, with their row counts. */
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

interface ListOrderProps<TSort extends string> {
  readonly options: readonly { readonly value: TSort; readonly label: string }[];
  readonly address: Pick<ListParams<TSort>, 'sort' | 'direction'>;
  readonly onChange: (change: Pick<ListParams<TSort>, 'sort' | 'direction'>) => void;
}

const directions = ['asc', 'desc'] as const;

/** Sort controls below 1024 px, where not every sortable column has a heading. */
export function ListOrder<TSort extends string>({ options, address, onChange }: ListOrderProps<TSort>) {
  const intl = useIntl();
  const { sort, direction } = address;
  return (
    <Group gap="xs" hiddenFrom="md">
      <CompactSelect
        label={intl.formatMessage({ id: 'admin.list.sort' })}
        value={sort}
        options={options}
        onChange={(value) => {
          const chosen = options.find((option) => option.value === value);
          if (chosen) onChange({ sort: chosen.value, direction });
        }}
      />
      <CompactSelect
        label={intl.formatMessage({ id: 'admin.list.direction' })}
        labelHidden
        value={direction}
        options={directions.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'admin.list.directionName' }, { direction: value }),
        }))}
        onChange={(value) => {
          const chosen = directions.find((option) => option === value);
          if (chosen) onChange({ sort, direction: chosen });
        }}
      />
    </Group>
  );
}

interface PageOutOfRangeProps {
  readonly onFirstPage: () => void;
}

/** Replaces the rows of a page beyond the last one. */
export function PageOutOfRange({ onFirstPage }: PageOutOfRangeProps) {
  return (
    <StateMessage
      kind="noMatch"
      title={<FormattedMessage id="admin.list.noPage" />}
      reason={<FormattedMessage id="admin.list.noPageReason" />}
      action={
        <Button variant="default" onClick={onFirstPage}>
          <FormattedMessage id="admin.list.firstPage" />
        </Button>
      }
    />
  );
}
