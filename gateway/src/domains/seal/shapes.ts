import { reader } from '../../kit/compile-shape.ts';
import * as s from '../../kit/shape.ts';

const hash = s.textOf(/^[0-9a-f]{64}$/);

const sealKind = s.wordOf(['created', 'recorded', 'edited', 'settled', 'voided', 'deleted'], 'UNKNOWN');

export const tipSeal = s.shape({ sequence: s.integerFrom(1), kind: sealKind, sealedAt: s.dateTime, hash });

/** `content` and `salt` are null before the kick-off. */
export const seal = s.shape({
  ...tipSeal.fields,
  tipNumber: s.integer,
  previousHash: hash,
  contentHash: hash,
  saltHash: hash,
  content: s.orNull(s.text),
  salt: s.orNull(hash),
});

/** The newest signature of a time-stamp service. */
const stamp = s.shape({ sequence: s.integerFrom(1), hash, stampedAt: s.dateTime, response: s.text });

export const sealHead = s.shape({
  sequence: s.integerFrom(1),
  hash,
  sealedAt: s.dateTime,
  stamp: s.orNull(stamp),
});

export const toSeal = reader(seal);

export const toSealHead = reader(sealHead);
