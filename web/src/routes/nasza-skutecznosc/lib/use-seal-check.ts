import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useSealCheckQuery } from '../../../__generated__/useSealCheckQuery.graphql.ts';
import { type AppError, toAppError } from '../../../shared/relay/app-error.ts';
import { requiring } from '../../../shared/relay/environment.ts';
import type { SealReport, SealWorkerReply } from './seal-report.ts';

/** `verify.mjs` sends the same document. */
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

type SealCheckState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly done: number; readonly total: number }
  | { readonly status: 'stopped'; readonly done: number; readonly total: number; readonly error: AppError }
  | { readonly status: 'done'; readonly report: SealReport }
  /** The browser cannot check, for example without https. */
  | { readonly status: 'unable' };

interface Run {
  readonly worker: Worker;
  after: string | null;
  done: number;
  total: number;
}

/** Sends the worker a message and waits for its one reply. */
const callWorker = (worker: Worker, message: object): Promise<SealWorkerReply> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<SealWorkerReply>) => resolve(data);
    worker.onerror = () => reject(new Error('The worker failed'));
    worker.postMessage(message);
  });

/**
 * Fetches the chain of seals page by page and lets the worker `verify.mjs` check each page. A run that failed on the network can be
 * resumed. Cancelling or leaving the screen terminates the worker.
 */
export function useSealCheck() {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<SealCheckState>({ status: 'idle' });
  const current = useRef<Run | null>(null);

  const stop = () => {
    current.current?.worker.terminate();
    current.current = null;
  };
  const stopOnLeave = useEffectEvent(stop);
  useEffect(() => () => stopOnLeave(), []);

  const update = (run: Run, next: SealCheckState) => {
    if (current.current !== run) return;
    setState(next);
    if (next.status === 'done' || next.status === 'unable') stop();
  };

  const checkPages = async (run: Run) => {
    while (current.current === run) {
      const { done, total } = run;
      const variables = { first: pageSize, after: run.after };
      const page = await fetchQuery<useSealCheckQuery>(environment, sealsQuery, variables, requiring('seals'))
        .toPromise()
        .catch((thrown: unknown) =>
          update(run, { status: 'stopped', done, total, error: toAppError(thrown) }),
        );
      if (!page || current.current !== run) return;
      const reply = await callWorker(run.worker, { page }).catch(() => null);
      if (!reply || reply.error !== undefined || !reply.progress) return update(run, { status: 'unable' });
      const { report } = reply.progress;
      Object.assign(run, { ...reply.progress, after: reply.after });
      if (report) return update(run, { status: 'done', report });
      update(run, { status: 'running', done: run.done, total: run.total });
    }
  };

  return {
    state,
    start() {
      stop();
      const run: Run = {
        worker: new Worker('/verify.mjs', { type: 'module' }),
        after: null,
        done: 0,
        total: 0,
      };
      current.current = run;
      setState({ status: 'running', done: 0, total: 0 });
      void callWorker(run.worker, { start: { noted: [] } })
        .then(() => checkPages(run))
        .catch(() => update(run, { status: 'unable' }));
    },
    resume() {
      const run = current.current;
      if (run === null) return;
      setState({ status: 'running', done: run.done, total: run.total });
      void checkPages(run);
    },
    cancel() {
      stop();
      setState({ status: 'idle' });
    },
  };
}
