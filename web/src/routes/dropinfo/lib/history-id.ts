/** Id of the element that shows a dropinfo's history. */
export const historyId = (uid: string): string => `history-${uid}`;
