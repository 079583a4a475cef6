export { createLog, logDestination, LOG_OPTIONS, logUncaughtErrors, type Log } from './log';
export { serveMetrics } from './metrics.server';
export { withLedgerMetrics, ProcessMetrics } from './process.metrics';
export { extractContext, runInSpan, SpanKind, startTracing, traceparent } from './tracing';
