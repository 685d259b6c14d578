/** The received uids in order, or the codes of a refused subscription. */
export type LiveOutcome = { uids: string[] } | { refused: string[] };

interface LivePayload {
  dropinfos?: { uid: string }[];
  tips?: { uid: string; status: string }[];
}

export type LiveData = Record<string, LivePayload>;

interface LiveResult {
  data?: LiveData | null;
  errors?: readonly unknown[];
}

/**
 * Reads a subscription to dropinfos or settled tips until it has returned all `expected` uids or is refused. A refusal is
 * an error in a result (Server-Sent Events) or an error frame, which the WebSocket client throws as a list.
 */
export async function collectLive(
  results: AsyncGenerator<LiveResult, void>,
  expected: readonly string[],
): Promise<LiveOutcome> {
  const uids: string[] = [];
  try {
    for await (const { data, errors } of results) {
      if (errors) return { refused: codesOf(errors) };
      for (const { dropinfos = [], tips = [] } of Object.values(data ?? {})) {
        const settled = tips.filter(({ status }) => status !== 'ACTIVE');
        uids.push(...[...dropinfos, ...settled].map(({ uid }) => uid));
      }
      if (expected.every((uid) => uids.includes(uid))) return { uids };
    }
  } catch (thrown) {
    if (!Array.isArray(thrown)) throw thrown;
    return { refused: codesOf(thrown) };
  }
  throw new Error('The subscription ended before all expected events.');
}

function codesOf(errors: readonly unknown[]): string[] {
  return errors.map((error) => {
    const { extensions } = error as { extensions?: { code?: string } };
    return extensions?.code ?? 'none';
  });
}
