/** What decides whether a change of plan loses anything. */
export interface PlanChange {
  action: 'BUY' | 'EXTEND' | 'CHANGE' | (string & {});
  /** Price of a month of the plan that runs, and of the one in the cart, in PLN; null where it is not known. */
  runningPln: number | null;
  chosenPln: number;
  /** Whole days that the running subscription has left, and what they are worth in PLN. */
  daysLeft: number;
  restPln: number;
  /** What is taken off the price for them, in PLN. */
  countedPln: number;
}

/** What somebody gives up by an order: days that end at once, what they are worth, what of it is taken off and what is lost. */
export interface LostByChange {
  days: number;
  restPln: number;
  countedPln: number;
  lostPln: number;
}

/**
 * What a change of plan costs beyond its price; null where nothing is lost: another plan is bought, the same one goes on, or a
 * dearer one takes the whole rest off. Changing to a cheaper plan counts as a loss also where its money does not.
 */
export function lostByChange(change: PlanChange): LostByChange | null {
  const { action, runningPln, chosenPln, daysLeft: days, restPln, countedPln } = change;
  if (action !== 'CHANGE' || days === 0) return null;
  const lostPln = Math.max(0, Math.round((restPln - countedPln) * 100)) / 100;
  const isCheaper = runningPln !== null && chosenPln < runningPln;
  const wasGiven = restPln === 0;
  return isCheaper || wasGiven || lostPln > 0 ? { days, restPln, countedPln, lostPln } : null;
}
