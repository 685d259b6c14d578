/**
 * What the server fills in when it starts, because a build does not know it: the site's own address without a slash
 * at its end, and its name as HTML and as the inside of a JSON text.
 */
export const placeholders = {
  origin: 'https://origin.placeholder.invalid',
  name: '%SITE_NAME%',
  jsonName: '%SITE_NAME_IN_JSON%',
} as const;
