import { graphql, useFragment } from 'react-relay';
import type { dropinfoFilterChip_filter$key } from '../../../__generated__/dropinfoFilterChip_filter.graphql.ts';
import { Chip } from '../../../shared/ui/chip.tsx';

const filterFragment = graphql`
  fragment dropinfoFilterChip_filter on DropinfoFilter {
    id
    name
  }
`;

interface DropinfoFilterChipProps {
  readonly filter: dropinfoFilterChip_filter$key;
  /** Id of the chosen filter. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** A named league filter. */
export function DropinfoFilterChip({ filter, chosen, onChoose }: DropinfoFilterChipProps) {
  const { id, name } = useFragment(filterFragment, filter);
  return (
    <Chip pressed={chosen === id} onPress={() => onChoose(id)}>
      {name}
    </Chip>
  );
}
