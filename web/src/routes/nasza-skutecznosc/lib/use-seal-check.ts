import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useSealCheckQuery } from '../../../__generated__/useSealCheckQuery.graphql.ts';
import { type AppError, toAppError } from '../../../shared/relay/app-error.ts';
import { requiring } from '../../../shared/relay/environment.ts';
import type { SealAnswer, SealReport } from './seal-report.ts';

/** `verify.mjs` sends the very same document. */
const sealsQuery = graphql`
  query useSealCheckQuery($first: Int!, $after: String) {
    seals(first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          sequence
          tipNumber
          kind
          sealedAt
          previousHash
          hash
          contentHash
          saltHash
          content
          salt
        }
      }
    }
    sealHead {
      sequence
      hash
      stamp {
        sequence
        hash
      }
    }
    effectiveness {
      sampleSize
      stakeUnits
      profitUnits
      yieldPercent
    }
  }
`;

const pageSize = 300;

type Page = useSealCheckQuery['response'];

/** What goes to the worker: what the graph gave, nothing of Relay's. */
const plainPage = ({ seals, sealHead, effectiveness }: Page) => ({
  seals: seals && {
    totalCount: seals.totalCount,
    pageInfo: seals.pageInfo,
    edges: seals.edges.map(({ node: { sequence, tipNumber, kind, sealedAt, hash, ...node } }) => {
      const { previousHash, contentHash, saltHash, content, salt } = node;
      const chained = { sequence, tipNumber, kind, sealedAt, previousHash, hash };
      return { node: { ...chained, contentHash, saltHash, content, salt } };
    }),
  },
  sealHead: sealHead && { sequence: sealHead.sequence, hash: sealHead.hash, stamp: sealHead.stamp },
  effectiveness: effectiveness && {
    sampleSize: effectiveness.sampleSize,
    stakeUnits: effectiveness.stakeUnits,
    profitUnits: effectiveness.profitUnits,
    yieldPercent: effectiveness.yieldPercent,
  },
});

/** How a check stands. */
export type SealCheckState =
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly done: number; readonly total: number }
  | { readonly is: 'stopped'; readonly done: number; readonly total: number; readonly error: AppError }
  | { readonly is: 'done'; readonly report: SealReport }
  /** Where the browser cannot check, as on a page without https. */
  | { readonly is: 'unable' };

interface Run {
  readonly worker: Worker;
  after: string | null;
  done: number;
  total: number;
}

/** Asks the worker once; it answers each message with one. */
const ask = (worker: Worker, message: object): Promise<SealAnswer> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<SealAnswer>) => resolve(data);
    worker.onerror = () => reject(new Error('The worker failed'));
    worker.postMessage(message);
  });

/**
 * Reads the chain of seals page by page and has the worker `verify.mjs` check each page. A run that the network stops goes on where
 * it was; one that is cancelled, or whose screen is left, ends at once.
 */
export function useSealCheck() {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<SealCheckState>({ is: 'idle' });
  const current = useRef<Run | null>(null);

  const end = () => {
    current.current?.worker.terminate();
    current.current = null;
  };
  useEffect(
    () => () => {
      current.current?.worker.terminate();
      current.current = null;
    },
    [],
  );

  const tell = (run: Run, told: SealCheckState) => {
    if (current.current !== run) return;
    setState(told);
    if (told.is === 'done' || told.is === 'unable') end();
  };

  const readOn = async (run: Run) => {
    while (current.current === run) {
      const { done, total } = run;
      const variables = { first: pageSize, after: run.after };
      const page = await fetchQuery<useSealCheckQuery>(environment, sealsQuery, variables, requiring('seals'))
        .toPromise()
        .catch((thrown: unknown) => tell(run, { is: 'stopped', done, total, error: toAppError(thrown) }));
      if (!page || current.current !== run) return;
      const answer = await ask(run.worker, { page: plainPage(page) }).catch(() => null);
      if (!answer || answer.error !== undefined || !answer.progress) return tell(run, { is: 'unable' });
      const { report } = answer.progress;
      Object.assign(run, { ...answer.progress, after: answer.after });
      if (report) return tell(run, { is: 'done', report });
      tell(run, { is: 'running', done: run.done, total: run.total });
    }
  };

  return {
    state,
    start() {
      end();
      const run: Run = {
        worker: new Worker('/verify.mjs', { type: 'module' }),
        after: null,
        done: 0,
        total: 0,
      };
      current.current = run;
      setState({ is: 'running', done: 0, total: 0 });
      void ask(run.worker, { start: { noted: [] } })
        .then(() => readOn(run))
        .catch(() => tell(run, { is: 'unable' }));
    },
    resume() {
      const run = current.current;
      if (run === null) return;
      setState({ is: 'running', done: run.done, total: run.total });
      void readOn(run);
    },
    cancel() {
      end();
      setState({ is: 'idle' });
    },
  };
}
