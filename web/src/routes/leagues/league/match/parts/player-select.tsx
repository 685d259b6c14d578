import { useIntl } from 'react-intl';
import { CompactSelect } from '../../../../../shared/ui/compact-select.tsx';
import type { KnownPlayer } from '../lib/known-players.ts';

interface PlayerSelectProps {
  readonly players: readonly KnownPlayer[];
  readonly onChoose: (playerId: number) => void;
}

/** Opens a player's panel by name: the way without a pitch. */
export function PlayerSelect({ players, onChoose }: PlayerSelectProps) {
  const intl = useIntl();
  return (
    <CompactSelect
      label={intl.formatMessage({ id: 'member.match.choosePlayer' })}
      value=""
      options={[
        { value: '', label: intl.formatMessage({ id: 'member.match.choosePlayerHint' }) },
        ...players.map(({ playerId, name, teamName }) => ({
          value: `${playerId}`,
          label: `${name} (${teamName})`,
        })),
      ]}
      onChange={(value) => value && onChoose(Number(value))}
    />
  );
}
