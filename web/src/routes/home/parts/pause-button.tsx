import { UnstyledButton } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';

interface PauseButtonProps {
  readonly isPaused: boolean;
  readonly onPress: () => void;
  /** What a press does, in words. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Stops what moves by itself, and lets it go on. */
export function PauseButton({ isPaused, onPress, label, className }: PauseButtonProps) {
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <UnstyledButton variant="icon" className={className} aria-label={label} onClick={onPress}>
      <Icon size={18} stroke={1.6} aria-hidden />
    </UnstyledButton>
  );
}
