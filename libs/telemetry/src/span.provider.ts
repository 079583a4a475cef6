import { context, propagation, trace } from '@opentelemetry/api';
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

/**
 * Registers the global tracer provider with a span processor (default: OTLP exporter).
 *
 * @public Loaded dynamically by path.
 */
export function openProvider(
  settings: TracingSettings,
  part: string,
  processor = exporterOf(settings),
): TracerProvider {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.OTEL_SERVICE_NAME, 'service.component': part }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.TRACE_SHARE) }),
    spanProcessors: [processor],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return provider;
}

function exporterOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '',
  OTEL_EXPORTER_OTLP_HEADERS: headers,
}: TracingSettings): SpanProcessor {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  return new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, headers: headersOf(headers) }) });
}

/** Parses `name=value,other=value`, the OpenTelemetry format. */
function headersOf(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : [];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}
