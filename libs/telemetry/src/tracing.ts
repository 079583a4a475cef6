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

const CLOSE_MS = 3_000;

/** What records and sends spans: dozens of files, loaded where somebody receives them. */
const sending = () => createRequire(__filename)('./span.provider') as typeof import('./span.provider');

/**
 * Null where no receiver is named: then spans cost next to nothing and go nowhere. `part` = `api`, `worker` or `up`.
 */
export function startTracing(
  settings: TracingSettings,
  part: string,
  processor?: SpanProcessor,
): { close(): Promise<void> } | null {
  if (!processor && !settings.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  const { openProvider } = sending();
  const provider = openProvider(settings, part, processor);
  return { close: () => shutDown(provider) };
}

/** A receiver that does not answer must not keep a process from ending. */
async function shutDown(provider: TracerProvider): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
  await Promise.race([provider.shutdown().catch(() => undefined), late]);
  trace.disable();
  context.disable();
  propagation.disable();
}

const tracer = () => trace.getTracer('corroborate');

/** Runs the work in a span of its own. What it throws marks the span by its code alone: messages may hold anything. */
export async function inSpan<T>(
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

/** The `traceparent` of the span under way; undefined without one. */
export function traceparent(): string | undefined {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

/** The context that a `traceparent` names; anything else is the context under way. */
export const contextOf = (given: string | string[] | undefined): Context =>
  typeof given === 'string' ? propagation.extract(context.active(), { traceparent: given }) : context.active();

export { SpanKind, type Span } from '@opentelemetry/api';
