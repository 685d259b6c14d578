/** Something that live watchers want to know of: a new dropinfo, or a tip whose status changed. */
export interface Change {
  kind: 'dropinfo' | 'tip';
  id: number;
}

/** Where changes are announced. Announcing never throws and never waits. */
export interface Changes {
  announce(change: Change): void;
}
