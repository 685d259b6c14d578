/** Parses an id of up to 9 digits from a URL; 0, which is never a valid id, for anything else. */
export const idParam = (text: string | null | undefined): number =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0;
