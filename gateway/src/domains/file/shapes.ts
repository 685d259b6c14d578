import { reader } from '../../kit/compile-shape.ts';
import * as s from '../../kit/shape.ts';

/** `url` is a path relative to the upstream's base URL, or an absolute URL. */
export const file = s.shape({ name: s.text, size: s.integerFrom(0), createdAt: s.dateTime, url: s.text });
export type FileWire = s.WireOf<typeof file>;

export const toFile = reader(file);
