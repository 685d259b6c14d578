import type { ServerResponse } from 'node:http';

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** A year, and the site's own host only: what stands under it may be somebody else's. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000' };

/** What pages may never ask a browser for, and how far they are kept from pages of others. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * The headers that every answer of a server has, whatever it answers: nothing is read as another type than it says, other
 * sites learn no path, and a site with https is asked for by nothing else.
 */
export const secureHeaders = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? { ...always, ...httpsOnly } : always;

/** Makes what sets headers on an answer before anything else is said of it. */
export function headerSetter(headers: Readonly<Record<string, string>>): (response: ServerResponse) => void {
  const lines = Object.entries(headers);
  return (response) => {
    for (const [name, value] of lines) response.setHeader(name, value);
  };
}
