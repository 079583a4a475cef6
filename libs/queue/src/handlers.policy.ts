/** A class that processes the jobs of a queue. */
export interface Handler {
  queue: string;
  name: string;
}

/** A queue without exactly one handler, with its handler classes. */
export interface HandlerFault {
  queue: string;
  handlers: string[];
}

/** Jobs without a handler would wait forever; with two the worker would be undefined. */
export function findHandlerFaults(queues: readonly string[], handlers: readonly Handler[]): HandlerFault[] {
  return queues
    .map((queue) => ({ queue, handlers: handlers.filter((each) => each.queue === queue).map(({ name }) => name) }))
    .filter((found) => found.handlers.length !== 1);
}
