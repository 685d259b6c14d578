/** A new or changed dropinfo or tip, for live subscriptions and devices. */
export interface ListChange {
  kind: 'dropinfo' | 'tip';
  id: number;
  /** Created; otherwise changed. */
  isNew: boolean;
}

/** A change of one user's own data: a payment, or the user. */
export interface PersonalChange {
  kind: 'payment' | 'user';
  id: number;
  /** Whether the user's permissions may have changed, or clients were signed out. */
  rights?: boolean;
  /** A uid that the user had before, for connections that still use it; without it their own. */
  uid?: string;
}

export type Change = ListChange | PersonalChange;

export const isListed = <Some extends Change>(change: Some): change is Extract<Some, ListChange> =>
  'isNew' in change;

/** Receives changes after they are committed. Announcing never throws and never waits. */
export interface Changes {
  announce(change: Change): void;
}

export const announceToAll = (targets: readonly Changes[]): Changes => ({
  announce(change) {
    for (const target of targets) target.announce(change);
  },
});

/** Announces a change of a payment and of its payer, whose plan or unpaid orders may have changed. */
export function announcePayment(changes: Changes, { id, userId }: { id: number; userId: number }): void {
  changes.announce({ kind: 'payment', id });
  changes.announce({ kind: 'user', id: userId, rights: true });
}
