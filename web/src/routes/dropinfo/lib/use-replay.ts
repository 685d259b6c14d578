import { useEffect, useState } from 'react';

/** How long a replay takes at most, and a step of it at most and at least, in milliseconds. */
const LONGEST = 12_000;
const SLOWEST = 700;
const QUICKEST = 120;

/** A replay of so many moments; the last one is how it stands now. */
export interface Replay {
  readonly place: number;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly goTo: (place: number) => void;
}

/**
 * Goes through moments one by one, by itself or by hand. It moves nothing in between, so that it is the same for whoever wants less
 * motion. At the end it stays with the newest moment as more come.
 */
export function useReplay(count: number): Replay {
  const last = count - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const place = chosen === null ? last : Math.min(chosen, last);
  const goTo = (next: number) => setChosen(next >= last ? null : next);

  useEffect(() => {
    if (!isPlaying) return;
    const wait = Math.min(SLOWEST, Math.max(QUICKEST, LONGEST / Math.max(1, last)));
    const timer = window.setTimeout(() => {
      const next = place + 1;
      setChosen(next >= last ? null : next);
      setPlaying(next < last);
    }, wait);
    return () => window.clearTimeout(timer);
  }, [isPlaying, last, place]);

  return {
    place,
    isPlaying,
    toggle: () => {
      if (!isPlaying && place >= last) setChosen(0);
      setPlaying(!isPlaying);
    },
    goTo: (next) => {
      setPlaying(false);
      goTo(next);
    },
  };
}
