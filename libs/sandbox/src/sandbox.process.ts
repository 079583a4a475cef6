import { appendFileSync } from 'node:fs';
import { startSandbox } from './sandbox';
import { loadWorld } from './world/world.loader';

/**
 * Runs a sandbox in a child process: `sandbox.process <world folder> [latency ms] [answers folder] [file]`. Requests
 * to language models are written to that file, one JSON line each. Prints one JSON line `{"proxyUrl", "caFile"}` when
 * ready, or `{"error", "message"}` and exits with 1. Stops on SIGTERM and SIGINT, and when its standard input or the
 * channel to its parent closes, so that it never outlives the parent.
 */
async function main([dir = '', latencyMs = '0', answersDir, askedFile]: string[]): Promise<void> {
  const sandbox = await startSandbox(await loadWorld(dir), {
    latencyMs: Number(latencyMs),
    answersDir: answersDir || dir,
    onAsked: (request) => askedFile && appendFileSync(askedFile, `${JSON.stringify(request)}\n`),
  });
  const stop = (): void => void sandbox.stop().finally(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop);
  process.stdin.once('end', stop).once('close', stop).once('error', stop).resume();
  process.stdout.on('error', stop);
  process.stdout.write(`${JSON.stringify({ proxyUrl: sandbox.proxyUrl, caFile: sandbox.caFile })}\n`);
}

main(process.argv.slice(2)).catch((error: Error & { code?: string; details?: unknown }) => {
  process.stdout.write(
    `${JSON.stringify({ error: error.code ?? 'internal', message: error.message, details: error.details })}\n`,
  );
  process.exit(1);
});
