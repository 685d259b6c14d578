import { Switch } from '@mantine/core';

interface RowSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** A small switch in a table row. Its label is for screen readers. */
export function RowSwitch({ label, isOn, onToggle }: RowSwitchProps) {
  return (
    <Switch
      size="sm"
      aria-label={label}
      checked={isOn}
      onChange={onToggle}
      // Enlarges the touch target beyond the visible switch.
      styles={{ body: { padding: '12px 0', margin: '-12px 0' } }}
    />
  );
}
