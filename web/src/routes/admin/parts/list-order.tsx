import { Group } from '@mantine/core';
import { useIntl } from 'react-intl';
import { CompactSelect } from '../../../shared/ui/compact-select.tsx';
import type { ListAddress } from '../../../shared/ui/list-address.ts';

interface ListOrderProps<TSort extends string> {
  /** What the list can be sorted by, with its names. */
  readonly options: readonly { readonly value: TSort; readonly label: string }[];
  readonly address: Pick<ListAddress<TSort>, 'sort' | 'direction'>;
  readonly onChange: (change: Pick<ListAddress<TSort>, 'sort' | 'direction'>) => void;
}

const directions = ['asc', 'desc'] as const;

/** The order of a list below 1024 px, where it has no heads to press for all that it can be sorted by. */
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
          const chosen = directions.find((known) => known === value);
          if (chosen) onChange({ sort, direction: chosen });
        }}
      />
    </Group>
  );
}
