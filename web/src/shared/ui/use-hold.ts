import { useEffect, useRef } from 'react';

/** After so many milliseconds a held button repeats, and then so often. */
const wait = 400;
const pace = 90;

/** Has a button act when it is pressed, and again and again while a pointer holds it down. */
export function useHold(act: () => void) {
  const latest = useRef(act);
  latest.current = act;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const repeat = () => {
    hasRepeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, pace);
  };
  return {
    onPointerDown: () => {
      hasRepeated.current = false;
      stop();
      timer.current = setTimeout(repeat, wait);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      stop();
      if (!hasRepeated.current) latest.current();
      hasRepeated.current = false;
    },
  };
}
