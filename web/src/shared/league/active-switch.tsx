import { useIntl } from 'react-intl';
import { RowSwitch } from '../ui/row-switch.tsx';

interface ActiveSwitchProps {
  /** Name of the league. */
  readonly name: string;
  readonly isActive: boolean;
  readonly onToggle: () => void;
}

/** A switch that is on for an active league. */
export function ActiveSwitch({ name, isActive, onToggle }: ActiveSwitchProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'shared.league.active' }, { name });
  return <RowSwitch label={label} isOn={isActive} onToggle={onToggle} />;
}
