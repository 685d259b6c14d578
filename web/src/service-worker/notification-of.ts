/** What a push message shows, and the page of this site that a touch opens. */
export interface PushNotification {
  title: string;
  body: string;
  url: string;
  /** A later notification of the same tag takes the place of an earlier one. */
  tag: string;
  /** By what the server is told that it was opened; null where it does not ask. */
  alert: string | null;
}

/**
 * Reads a push message. A browser insists on a notification for every message, so one that cannot be read still opens
 * the dashboard; an address of another site is never opened.
 */
export function notificationOf(text: string, siteName: string): PushNotification {
  const message = fieldsOf(text);
  const { title, body, url, tag, alert } = message;
  return {
    title: isText(title) ? title : siteName,
    body: isText(body) ? body : '',
    url: (isText(url) ? ownPath(url) : null) ?? '/dashboard',
    tag: isText(tag) ? tag : 'any',
    alert: isText(alert) ? alert : null,
  };
}

/** As the pages' `ownAddress`, which the worker, one file of its own, cannot import. */
function ownPath(value: string): string | null {
  const base = 'https://app.invalid';
  if (!value.startsWith('/') || !URL.canParse(value, base)) return null;
  const { origin, pathname, search, hash } = new URL(value, base);
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function fieldsOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
