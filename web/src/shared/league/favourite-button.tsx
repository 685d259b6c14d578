import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';

interface FavouriteButtonProps {
  /** Name of the league. */
  readonly name: string;
  readonly isFavourite: boolean;
  readonly onToggle: () => void;
}

/** A star that is filled for a favourite league. */
export function FavouriteButton({ name, isFavourite, onToggle }: FavouriteButtonProps) {
  const intl = useIntl();
  const Icon = isFavourite ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      aria-pressed={isFavourite}
      aria-label={intl.formatMessage({ id: 'shared.league.favourite' }, { name })}
      onClick={onToggle}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
}
