/** What the provider calls the common reasons to be missing, and the name of the site's word for each. */
const names = {
  'muscle injury': 'MUSCLE',
  'hamstring injury': 'HAMSTRING',
  'thigh injury': 'THIGH',
  'calf injury': 'CALF',
  'groin injury': 'GROIN',
  'knee injury': 'KNEE',
  'cruciate ligament injury': 'CRUCIATE',
  'ankle injury': 'ANKLE',
  'foot injury': 'FOOT',
  'hip injury': 'HIP',
  'back injury': 'BACK',
  'shoulder injury': 'SHOULDER',
  'head injury': 'HEAD',
  illness: 'ILLNESS',
} as const;

/** A reason to be missing that the site has a word for. */
export type Ailment = (typeof names)[keyof typeof names];

/** The provider's words as a reason that the site has a word for; null for others. */
export function ailmentOf(description: string): Ailment | null {
  const key = description.trim().toLowerCase();
  return Object.hasOwn(names, key) ? names[key as keyof typeof names] : null;
}
