import { UnstyledButton } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface PauseButtonProps {
  readonly isPaused: boolean;
  readonly onPress: () => void;
  readonly label: string;
  readonly className?: string | undefined;
}

export function PauseButton({ isPaused, onPress, label, className }: PauseButtonProps) {
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <UnstyledButton variant="icon" className={className} aria-label={label} onClick={onPress}>
      <Icon size={18} stroke={1.6} aria-hidden />
    </UnstyledButton>
  );
}

const slideDurationMs = 5000;

/** Slides that change automatically while visible, unless hovered, focused or paused, and never with reduced motion. */
export function useSlides<TStage extends HTMLElement>(count: number) {
  const stage = useRef<TStage>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isStill = useReducedMotion();
  const isOnScreen = useOnScreen(stage);
  const isTurning = isOnScreen && !isPaused && !isHeld && !isStill;

  useSlideTimer(isTurning, index, () => setIndex((index + 1) % count));

  return {
    index,
    select: setIndex,
    isTurning,
    /** Whether slides never change automatically. */
    isStill,
    isPaused,
    togglePause: () => setPaused(!isPaused),
    /** Props of the element whose visibility, hover and focus count. */
    stage: {
      ref: stage,
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

/** Calls back after the slide's duration. A new index restarts it. */
function useSlideTimer(isTurning: boolean, index: number, turn: () => void): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    if (!isTurning) return;
    const timer = window.setTimeout(() => latest.current(), slideDurationMs, index);
    return () => window.clearTimeout(timer);
  }, [isTurning, index]);
}

/** Whether at least a third of an element is visible, in a visible tab. */
function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  const [isTabShown, setTabShown] = useState(true);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      {
        threshold: 1 / 3,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  useEffect(() => {
    const update = () => setTabShown(!document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  return isInView && isTabShown;
}
