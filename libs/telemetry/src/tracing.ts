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
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import type { Settings } from '@corroborate/config';

export type TracingSettings = Pick<
  Settings,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME' | 'TRACE_SHARE'
>;

const CLOSE_MS = 3_000;

/**
 * Null where no receiver is named: then spans cost next to nothing and go nowhere. `part` = `api`, `worker` or `up`.
 */
export function startTracing(
  settings: TracingSettings,
  part: string,
  processor = exporterOf(settings),
): { close(): Promise<void> } | null {
  if (!processor) return null;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.OTEL_SERVICE_NAME, 'service.component': part }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.TRACE_SHARE) }),
    spanProcessors: [processor],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return { close: () => shutDown(provider) };
}

function exporterOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers,
}: TracingSettings): SpanProcessor | null {
  if (!endpoint) return null;
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  return new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers: headersOf(headers) }) });
}

/** `name=value,other=value`, as OpenTelemetry writes them. */
function headersOf(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : [];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
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
