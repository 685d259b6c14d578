/** What came over a subscription: the uids in their order, or the codes with which it was refused. */
export type SeenLive = { uids: string[] } | { refused: string[] };

/** The root field of either subscription. */
interface LivePayload {
  dropinfos?: { uid: string }[];
  tips?: { uid: string; status: string }[];
}

/** The data of a result. */
export type LiveData = Record<string, LivePayload>;

interface LiveResult {
  data?: LiveData | null;
  errors?: readonly unknown[];
}

/**
 * Reads a subscription to dropinfos or to tips until it has handed out all of `awaited`, tips being settled, or is
 * refused: by an error in a result, as over Server-Sent Events, or by an error frame, which the WebSocket's client throws
 * as a list.
 */
export async function seenLive(
  results: AsyncGenerator<LiveResult, void>,
  awaited: readonly string[],
): Promise<SeenLive> {
  const uids: string[] = [];
  try {
    for await (const { data, errors } of results) {
      if (errors) return { refused: codesOf(errors) };
      for (const { dropinfos = [], tips = [] } of Object.values(data ?? {})) {
        const settled = tips.filter(({ status }) => status !== 'ACTIVE');
        uids.push(...[...dropinfos, ...settled].map(({ uid }) => uid));
      }
      if (awaited.every((uid) => uids.includes(uid))) return { uids };
    }
  } catch (thrown) {
    if (!Array.isArray(thrown)) throw thrown;
    return { refused: codesOf(thrown) };
  }
  throw new Error('The subscription ended before what was awaited.');
}

function codesOf(errors: readonly unknown[]): string[] {
  return errors.map((error) => {
    const { extensions } = error as { extensions?: { code?: string } };
    return extensions?.code ?? 'none';
  });
}
