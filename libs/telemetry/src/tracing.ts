import { createRequire } from 'node:module';
import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api';
import type { SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracingSettings } from './span.provider';

const CLOSE_TIMEOUT_MS = 3_000;

/** Tracing SDK (dozens of files), loaded only if a collector is configured. */
const loadSpanProvider = () => createRequire(__filename)('./span.provider') as typeof import('./span.provider');

/**
 * Null if no collector is configured; spans are then no-ops. `part` = `api`, `worker` or `up`.
 */
export function startTracing(
  settings: TracingSettings,
  part: string,
  processor?: SpanProcessor,
): { close(): Promise<void> } | null {
  if (!processor && !settings.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  const { openProvider } = loadSpanProvider();
  const provider = openProvider(settings, part, processor);
  return { close: () => shutDownInTime(provider) };
}

/** Times out, because an unresponsive collector must not delay process exit. */
async function shutDownInTime(provider: TracerProvider): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref());
  await Promise.race([provider.shutdown().catch(() => undefined), late]);
  trace.disable();
  context.disable();
  propagation.disable();
}

const tracer = () => trace.getTracer('corroborate');

/** Runs a function in a new span. Errors set only the error code, because messages can contain sensitive data. */
export async function runInSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
  options: { kind?: SpanKind; parent?: Context } = {},
): Promise<T> {
  const settings: SpanOptions = { kind: options.kind ?? SpanKind.INTERNAL, attributes };
  return tracer().startActiveSpan(name, settings, options.parent ?? context.active(), async (span) => {
    try {
      return await work(span);
    } catch (error) {
      const code = (error as { code?: unknown } | null)?.code;
      span.setStatus({ code: SpanStatusCode.ERROR, message: typeof code === 'string' ? code : 'error' });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** `traceparent` of the active span; undefined if none. */
export function traceparent(): string | undefined {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** Context from `traceparent`; the active context if it is missing or invalid. */
export const extractContext = (given: string | string[] | undefined): Context =>
  typeof given === 'string' ? propagation.extract(context.active(), { traceparent: given }) : context.active();

export { SpanKind, type Span } from '@opentelemetry/api';
