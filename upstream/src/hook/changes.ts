/** Something that live watchers or devices want to know of: a new dropinfo or tip, or a tip that was settled or edited. */
export interface Change {
  kind: 'dropinfo' | 'tip';
  id: number;
  /** Whether it has just been made; else it was changed. */
  isNew: boolean;
}

/** Where changes are announced. Announcing never throws and never waits. */
export interface Changes {
  announce(change: Change): void;
}

/** Announces each change in several places. */
export const announceIn = (places: readonly Changes[]): Changes => ({
  announce(change) {
    for (const place of places) place.announce(change);
  },
});
