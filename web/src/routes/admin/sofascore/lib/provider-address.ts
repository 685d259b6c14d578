/** Address of the page of a provider's category. */
export const categoryAddress = (name: string, id: number) =>
  `/admin/sofascore/category/${encodeURIComponent(name)}/${id}`;

/** Address of the page of a provider's tournament. */
export const tournamentAddress = (name: string, id: number) =>
  `/admin/sofascore/tournament/${encodeURIComponent(name)}/${id}`;

/** A provider's number out of an address; 0, which nothing has, for what is none. */
export const providerId = (text: string | undefined) =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
