import { z } from 'zod';
import { address, int, name, number, oneOf, WEB_SCHEMES, secret } from './kinds';

/** Metrics, traces and logs. */
export const WATCHING = {
  METRICS_PORT: int(
    0,
    0,
    65535,
    'TCP port of a worker process for Prometheus metrics (/metrics) and readiness (/ready); 0: none. The ' +
      'API serves its own on its own port',
  ),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Bind address of METRICS_PORT. No authentication: do not expose it'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    'Base URL of an OTLP/HTTP trace collector, e.g. `http://127.0.0.1:4318`; if not set, tracing is disabled',
    WEB_SCHEMES,
  ),
  OTEL_EXPORTER_OTLP_HEADERS: secret('Headers for that collector as `name=value,name=value`, e.g. an API key'),
  OTEL_SERVICE_NAME: name('corroborate', 'Name of this installation in traces'),
  TRACE_SHARE: number(1, [0, 1], 'Share of requests and investigations to trace'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Minimum log level'),
};
