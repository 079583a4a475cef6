export { createLog, logDestination, LOG_OPTIONS, logLastWords, type Log } from './log';
export { serveMetrics } from './metrics.server';
export { countedLedger, ProcessMetrics } from './process.metrics';
export { contextOf, inSpan, SpanKind, startTracing, traceparent } from './tracing';
