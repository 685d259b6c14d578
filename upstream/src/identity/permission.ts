/** All that a person may be let use. */
export const allPermissions = [
  'stats',
  'autofilters',
  'tips',
  'dropinfo',
  'goq',
  'adminpanel',
  'special_tips',
  'default_tips',
  'chatgpt_tips',
  'dropinfo_filters',
] as const;

export type Permission = (typeof allPermissions)[number];

const known: ReadonlySet<string> = new Set(allPermissions);

/** Whether a plan's text is a permission that this version knows. */
export const isPermission = (text: string): text is Permission => known.has(text);
