/**
 * What the client uses of its platform, as far as it uses it, so that it compiles and runs alike in browsers, in React
 * Native and in Node. The platforms' own `fetch`, `Headers` and `WebSocket` fit.
 */
export interface Platform {
  fetch(url: string, request?: RequestLike): Promise<ResponseLike>;
}

export interface RequestLike {
  method?: string;
  headers?: unknown;
  body?: unknown;
  credentials?: 'include' | 'omit' | 'same-origin';
  signal?: unknown;
}

export interface HeadersLike {
  get(name: string): string | null;
  getSetCookie?(): string[];
}

export interface ResponseLike {
  readonly status: number;
  readonly headers: HeadersLike;
  /** Only where subscriptions come over SSE. */
  readonly body?: {
    getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }> };
  } | null;
  text(): Promise<string>;
}

/** The class of WebSockets: the platform's own, or that of `ws`. */
export type WebSocketClass = new (
  url: string,
  protocol: string,
) => {
  // Of any type, so that every platform's fits: it is only ever taken off.
  onmessage: unknown;
  addEventListener(type: 'error', listener: () => void): void;
  close(code?: number, reason?: string): void;
};
