/** A class that takes the jobs of a queue. */
export interface Handler {
  queue: string;
  name: string;
}

/** A queue and the classes that take its jobs, where that is not exactly one. */
export interface HandlerFault {
  queue: string;
  handlers: string[];
}

/** Jobs of a queue without a handler would wait forever; of two handlers no one could say which does the work. */
export function handlerFaults(queues: readonly string[], handlers: readonly Handler[]): HandlerFault[] {
  return queues
    .map((queue) => ({ queue, handlers: handlers.filter((each) => each.queue === queue).map(({ name }) => name) }))
    .filter((found) => found.handlers.length !== 1);
}
