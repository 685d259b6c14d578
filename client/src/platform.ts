/** The parts of a platform that the client uses, so that it compiles in browsers, React Native and Node. */
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
  /** Needed by the SSE transport only. */
  readonly body?: {
    getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }> };
  } | null;
  text(): Promise<string>;
}

/** The platform's WebSocket class, or that of `ws`. */
export type WebSocketClass = new (
  url: string,
  protocol: string,
) => {
  // Any type, so that every platform matches; it is only removed.
  onmessage: unknown;
  addEventListener(type: 'error', listener: () => void): void;
  close(code?: number, reason?: string): void;
};
