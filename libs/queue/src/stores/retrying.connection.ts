import { PostgresConnection, PostgresQueueBackend, type BackendFactory, type PostgresConnectionOptions } from 'bullmq';

/**
 * BullMQ 6.7 caches a failed first connection forever: a worker created while the server was slow would never take a
 * job and would busy-loop. Here the failure is reported and the next call reconnects.
 */
class RetryingConnection extends PostgresConnection {
  override async waitUntilReady(): Promise<void> {
    try {
      await super.waitUntilReady();
    } catch (error) {
      Object.assign(this, { readyPromise: undefined });
      throw error;
    }
  }
}

/** BullMQ's backend with a retrying connection. Workers are identified by their notification connection's name. */
export const retryingBackend: BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> = (
  name,
  options,
  { withBlockingConnection, blocking } = {},
) => {
  const worker = (options as { name?: string }).name;
  const waking = withBlockingConnection ? `${name}${worker ? `:w:${worker}` : ''}` : undefined;
  const connection = new RetryingConnection(options.connection);
  return new PostgresQueueBackend(connection, name, options, true, blocking && !waking ? `${name}:qe` : waking);
};
