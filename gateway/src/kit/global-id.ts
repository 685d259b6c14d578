/** Types whose objects can be fetched again by a global id. */
export const nodeTypes = [
  'Plan',
  'User',
  'Dropinfo',
  'DropinfoFilter',
  'Tip',
  'League',
  'Match',
  'TeamProfile',
  'Autofilter',
  'AdminPayment',
  'AdminUser',
  'AdminDropinfoFilter',
  'AdminPlan',
  'AdminPromoCode',
] as const;
export type NodeType = (typeof nodeTypes)[number];

/** A global id taken apart. */
export interface NodeRef {
  readonly type: NodeType;
  readonly id: number;
}

/** Global id of an object: base64url of `Type:id`, whose characters give no `+` or `/` in base64. */
export const toGlobalId = (type: NodeType, id: number): string => btoa(`${type}:${id}`).replace(/=+$/, '');

/** Takes a global id apart; null when it is none of ours. */
export function fromGlobalId(globalId: string): NodeRef | null {
  const match = /^([A-Za-z]+):([1-9]\d{0,14})$/.exec(Buffer.from(globalId, 'base64url').toString('utf8'));
  const type = nodeTypes.find((name) => name === match?.[1]);
  const id = Number(match?.[2]);
  if (type === undefined || toGlobalId(type, id) !== globalId) return null;
  return { type, id };
}
