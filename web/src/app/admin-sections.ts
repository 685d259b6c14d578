/** What the pages of the admin area are about; its menus keep this order. */
export const adminSections = [
  'users',
  'payments',
  'promocodes',
  'plans',
  'leagues',
  'import',
  'tips',
  'commissions',
  'dropinfo',
  'files',
  'campaign',
] as const;

/** A part of the admin area. */
export type AdminSection = (typeof adminSections)[number];
