export { createLog, LOG_OPTIONS, logLastWords, type Log } from './log';
export { serveMetrics, type MetricsServer } from './metrics.server';
export { countedLedger, ProcessMetrics } from './process.metrics';
export {
  contextOf,
  headersOf,
  inSpan,
  SpanKind,
  startTracing,
  traceparent,
  type Span,
  type TracingSettings,
} from './tracing';
