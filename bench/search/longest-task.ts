import * as v from 'valibot';

const traceSchema = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      dur: v.optional(v.number()),
      args: v.optional(v.object({ name: v.optional(v.unknown()) })),
    }),
  ),
});

const MAIN_THREAD = 'CrRendererMain';
const MICROSECONDS = 1_000;

/** The longest task on a page's main thread, in milliseconds, from a Chromium trace. */
export function longestTask(trace: Buffer): number {
  const { traceEvents } = v.parse(traceSchema, JSON.parse(trace.toString('utf8')));
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN_THREAD)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) =>
      (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask') && mains.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of a main thread');
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / MICROSECONDS;
}
