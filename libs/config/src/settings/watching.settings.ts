import { z } from 'zod';
import { address, int, name, number, oneOf, optional, WEB } from './kinds';

/** Figures, traces and the log. */
export const WATCHING = {
  METRICS_PORT: int(
    0,
    0,
    65535,
    'TCP port on which a worker process gives its figures to Prometheus at /metrics, and says at /ready whether ' +
      'database and queue answer; 0 opens none. The API gives its own at its own address',
  ),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address that METRICS_PORT binds to. It asks nobody who he is: keep it inside'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(
    'Base address of an OTLP/HTTP receiver of traces, e.g. `http://127.0.0.1:4318`; without it nothing is traced',
    WEB,
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional('Headers for that receiver as `name=value,name=value`, e.g. its key'),
  OTEL_SERVICE_NAME: name('corroborate', 'Name of this installation in traces'),
  TRACE_SHARE: number(1, [0, 1], 'Share of requests and investigations that are traced'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe line that is logged'),
};
