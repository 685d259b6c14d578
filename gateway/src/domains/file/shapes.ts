import * as s from '../../kit/shape.ts';

/** A file; `url` is a path beside the upstream's base address, or a whole address. */
export const file = s.shape({ name: s.text, size: s.integerFrom(0), createdAt: s.dateTime, url: s.text });
export type FileWire = s.WireOf<typeof file>;
