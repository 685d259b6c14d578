/** An in-memory CacheStorage. `fetch` returns the content for `add`. */
export function createMemoryCaches(fetch: (path: string) => string | null = () => null) {
  const all = new Map<string, Map<string, string>>();
  const base = 'https://tipgraph.example';
  const hrefOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, base).href;

  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, string>();
    all.set(name, entries);
    const add = async (request: string | { url: string }) => {
      const href = hrefOf(request);
      const text = fetch(new URL(href).pathname);
      if (text === null) throw new TypeError(`Nothing at ${href}`);
      entries.set(href, text);
    };
    return {
      add,
      addAll: async (requests: { url: string }[]) => void (await Promise.all(requests.map(add))),
      put: async (path: string, reply: Response) => void entries.set(hrefOf(path), await reply.text()),
      async match(request: string | { url: string }) {
        const text = entries.get(hrefOf(request));
        return text === undefined ? undefined : new Response(text);
      },
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async (request: string | { url: string }) => entries.delete(hrefOf(request)),
    };
  };
  return {
    /** Each cache's content by URL. */
    all,
    caches: {
      open,
      keys: async () => [...all.keys()],
      delete: async (name: string) => all.delete(name),
    } as unknown as CacheStorage,
  };
}
