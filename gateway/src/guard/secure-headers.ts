const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** One year, for this host only: subdomains may belong to others. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000' };

/** For pages: browser features to disable, and isolation from other origins. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Headers of every response: no MIME sniffing, no path in the referrer for other sites, and only https when the site
 * has it.
 */
export const secureHeaders = (publicUrl: string): Map<string, string> =>
  new Map(Object.entries(publicUrl.startsWith('https:') ? { ...always, ...httpsOnly } : always));
