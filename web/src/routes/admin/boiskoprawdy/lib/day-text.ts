/** A day, YYYY-MM-DD, as dates are written here: `14.03.2026`. */
export const dayText = (date: string): string => date.split('-').reverse().join('.');
