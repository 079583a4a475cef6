import { createServer } from 'node:net';
import type { Settings } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';

type ListenAddress = Pick<Settings, 'HOST' | 'PORT'>;

/**
 * Checks the port before the application is created, so that the user gets a clear message.
 * @throws CorroborateError `port-taken`, `invalid-configuration`
 */
export async function checkPort(address: ListenAddress): Promise<void> {
  if (address.PORT === 0) return;
  const probe = createServer();
  try {
    await new Promise<void>((listening, refused) =>
      probe.once('error', refused).listen(address.PORT, address.HOST, listening),
    );
  } catch (thrown) {
    throw toListenError(thrown, address);
  }
  await new Promise((closed) => probe.close(closed));
}

/**
 * Converts an error to one about the address only if the server caused it, because other components start at the same
 * time.
 */
export function toListenError(thrown: unknown, { HOST, PORT }: ListenAddress): CorroborateError {
  if (thrown instanceof CorroborateError) return thrown;
  const reason = (thrown as NodeJS.ErrnoException | undefined)?.code;
  if (reason === 'EADDRINUSE') {
    return new CorroborateError('port-taken', `Port ${PORT} on ${HOST} is already in use.`, {
      hint: 'Stop the other program, or set PORT to another port (0 selects a free one).',
      cause: thrown,
    });
  }
  return new CorroborateError(
    'invalid-configuration',
    `Cannot listen on ${HOST}, port ${PORT} (${reason ?? 'unknown reason'}).`,
    {
      hint:
        'Check HOST and PORT: the address must belong to this machine, and ports below 1024 require ' + 'privileges.',
      cause: thrown,
    },
  );
}
