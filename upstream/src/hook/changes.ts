/** A new dropinfo or tip, a dropinfo whose odds moved on, or a tip that was settled or edited: for live watchers and devices. */
export interface ListChange {
  kind: 'dropinfo' | 'tip';
  id: number;
  /** Whether it has just been made; else it was changed. */
  isNew: boolean;
}

/** What has changed of what is one person's own: a payment, or the person. */
export interface PersonalChange {
  kind: 'payment' | 'user';
  id: number;
  /** Whether the person may do more or less from now on, or nothing any more. */
  rights?: boolean;
}

export type Change = ListChange | PersonalChange;

export const isListed = <Some extends Change>(change: Some): change is Extract<Some, ListChange> =>
  'isNew' in change;

/** Where changes are announced, once they are written. Announcing never throws and never waits. */
export interface Changes {
  announce(change: Change): void;
}

/** Announces each change in several places. */
export const announceIn = (places: readonly Changes[]): Changes => ({
  announce(change) {
    for (const place of places) place.announce(change);
  },
});

/** Announces a change of a payment, and of its payer: of the plan that it begins, or of the orders that wait to be paid. */
export function announcePayment(changes: Changes, { id, userId }: { id: number; userId: number }): void {
  changes.announce({ kind: 'payment', id });
  changes.announce({ kind: 'user', id: userId, rights: true });
}
