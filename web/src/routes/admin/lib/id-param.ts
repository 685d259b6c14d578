/** A number out of an address, as long as the graph's are; 0, which nothing has, for what is none. */
export const idParam = (text: string | null | undefined): number =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0;
