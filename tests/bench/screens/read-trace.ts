import { z } from 'zod';

/** The longest tasks of a page's main thread in milliseconds, by wall time and by processor time. */
export interface LongestTask {
  readonly wall: number;
  readonly cpu: number;
}

const events = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Wall time and processor time in microseconds. */
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z.object({ name: z.string().optional() }).loose().optional(),
    }),
  ),
});

/**
 * Finds the longest tasks of the busiest page in a Chromium trace, since the browser may
 * have an idle process too. The two may be different tasks.
 * @throws when the text is no trace, or has no task
 */
export function longestTask(trace: string): LongestTask {
  const { traceEvents } = events.parse(JSON.parse(trace));
  const threads = new Map<string, { wall: number; cpu: number; total: number }>();
  const keyOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`;
  for (const event of traceEvents) {
    if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain') {
      threads.set(keyOf(event), { wall: 0, cpu: 0, total: 0 });
    }
  }
  for (const event of traceEvents) {
    const thread = threads.get(keyOf(event));
    if (!thread || !event.name.endsWith('RunTask')) continue;
    const wall = (event.dur ?? 0) / 1000;
    thread.wall = Math.max(thread.wall, wall);
    thread.cpu = Math.max(thread.cpu, (event.tdur ?? 0) / 1000);
    thread.total += wall;
  }
  const [busiest] = [...threads.values()].sort((one, other) => other.total - one.total);
  if (!busiest || busiest.total === 0) throw new Error('the trace has no task of a page');
  return { wall: busiest.wall, cpu: busiest.cpu };
}
