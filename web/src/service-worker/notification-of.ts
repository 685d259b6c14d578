export interface PushNotification {
  title: string;
  body: string;
  /** The path that a click opens. */
  url: string;
  /** A later notification with the same tag replaces an earlier one. */
  tag: string;
  /** Identifies the notification when its opening is reported to the server; null for no report. */
  alert: string | null;
}

/**
 * Parses a push message. Browsers require a notification for every message, so an invalid one opens the dashboard, as does a URL
 * of another site.
 */
export function notificationOf(text: string, siteName: string): PushNotification {
  const { title, body, url, tag, alert } = fieldsOf(text);
  return {
    title: isText(title) ? title : siteName,
    body: isText(body) ? body : '',
    url: (isText(url) ? ownPath(url) : null) ?? '/dashboard',
    tag: isText(tag) ? tag : 'any',
    alert: isText(alert) ? alert : null,
  };
}

/** Duplicates `ownAddress` of the app, because the worker must stay a single file. */
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
