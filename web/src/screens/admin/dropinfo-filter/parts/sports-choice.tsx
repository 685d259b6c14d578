import { Checkbox, Group } from '@mantine/core';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { sportsChoice_admin$key } from '../../../../__generated__/sportsChoice_admin.graphql.ts';

const adminFragment = graphql`
  fragment sportsChoice_admin on Admin {
    dropinfoFilterSports {
      sportId
      name
    }
  }
`;

interface SportsChoiceProps {
  readonly admin: sportsChoice_admin$key;
  readonly chosen: readonly number[];
  readonly fault: string | undefined;
  readonly onChange: (chosen: readonly number[]) => void;
}

/** The sports that the filter is restricted to. */
export function SportsChoice({ admin, chosen, fault, onChange }: SportsChoiceProps) {
  const intl = useIntl();
  const sports = useFragment(adminFragment, admin).dropinfoFilterSports ?? [];
  return (
    <Checkbox.Group
      label={intl.formatMessage({ id: 'admin.dropinfoFilter.sports' })}
      description={intl.formatMessage({ id: 'admin.dropinfoFilter.sportsHelp' })}
      error={fault}
      value={chosen.map(String)}
      onChange={(values) => onChange(values.map(Number))}
    >
      <Group gap="lg">
        {sports.map(({ sportId, name }) => (
          <Checkbox key={sportId} size="sm" value={String(sportId)} label={name} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
