import { UnstyledButton } from '@mantine/core';
import { useDocumentVisibility, useReducedMotion } from '@mantine/hooks';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../../i18n/texts.ts';

interface PauseButtonProps
  extends Pick<ReturnType<typeof useSlides>, 'isStill' | 'isPaused' | 'togglePause'> {
  readonly playLabel: MessageId;
  readonly pauseLabel: MessageId;
  readonly className?: string | undefined;
}

export function PauseButton(props: PauseButtonProps) {
  const { isStill, isPaused, togglePause, playLabel, pauseLabel, className } = props;
  const intl = useIntl();
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  if (isStill) return null;
  return (
    <UnstyledButton
      variant="icon"
      className={className}
      aria-label={intl.formatMessage({ id: isPaused ? playLabel : pauseLabel })}
      onClick={togglePause}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
    </UnstyledButton>
  );
}

const slideDurationMs = 5000;

/** Slides that change automatically while visible, unless hovered, focused or paused, and never with reduced motion. */
export function useSlides(count: number) {
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isStill = useReducedMotion();
  const isOnScreen = useOnScreen(stage);
  const isTurning = isOnScreen && !isPaused && !isHovered && !isFocused && !isStill;

  useEffect(() => {
    if (!isTurning) return;
    const timer = window.setTimeout(() => setIndex((index + 1) % count), slideDurationMs);
    return () => window.clearTimeout(timer);
  }, [isTurning, index, count]);

  return {
    index,
    select: setIndex,
    isTurning,
    /** Whether slides never change automatically. */
    isStill,
    isPaused,
    /** Resumes also while hovered or focused. */
    togglePause: () => {
      setPaused(!isPaused);
      setHovered(false);
      setFocused(false);
    },
    /** Props of the element whose visibility, hover and focus count. */
    stage: {
      ref: stage,
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

/** Whether at least a third of an element is visible, in a visible tab. */
function useOnScreen(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  const isTabShown = useDocumentVisibility() === 'visible';
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 1 / 3 },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isInView && isTabShown;
}
