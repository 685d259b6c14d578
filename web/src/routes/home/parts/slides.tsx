import { UnstyledButton } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

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

/** How long a slide or a picture stays, in milliseconds. */
const slidePeriod = 5000;

/**
 * Slides that turn by themselves every five seconds while they are in view: not while the mouse or the keyboard is
 * on them, not after a press on pause, and never for those who want less motion.
 */
export function useSlides<TStage extends HTMLElement>(count: number) {
  const stage = useRef<TStage>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isStill = useReducedMotion();
  const isOnScreen = useOnScreen(stage);
  const isTurning = isOnScreen && !isPaused && !isHeld && !isStill;

  useTurn(isTurning, index, () => setIndex((index + 1) % count));

  return {
    index,
    select: setIndex,
    isTurning,
    /** Whether nothing moves by itself, so that there is nothing to pause. */
    isStill,
    isPaused,
    togglePause: () => setPaused(!isPaused),
    /** For the element that must be in view, and on which mouse or keyboard stop the turning. */
    stage: {
      ref: stage,
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}

/** Calls once after the period; each new index begins it anew. */
function useTurn(isTurning: boolean, index: number, turn: () => void): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    if (!isTurning) return;
    const timer = window.setTimeout(() => latest.current(), slidePeriod, index);
    return () => window.clearTimeout(timer);
  }, [isTurning, index]);
}

/** Whether at least a third of an element is in view, in a tab that is shown. */
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
    const look = () => setTabShown(!document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return isInView && isTabShown;
}
