/**
 * The base of objects of which only some fields were read. Whoever makes one has seen to it that none of the others is
 * asked of it: to ask is a fault.
 */
export function unread<Model extends object>(fields: readonly string[]): new () => Model {
  class Unread {}
  for (const name of fields) {
    const get = () => {
      throw new Error(`The field ${name} was asked of an object of which it was not read.`);
    };
    Object.defineProperty(Unread.prototype, name, { get });
  }
  return Unread as new () => Model;
}
