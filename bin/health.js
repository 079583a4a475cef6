#!/usr/bin/env node
'use strict';
/**
 * Ends with 0 where the process at this address can work, else with 1: the health check of the container.
 *
 *   node bin/health.js                                the API at PORT of this machine
 *   node bin/health.js http://127.0.0.1:9464/ready    a worker that has METRICS_PORT=9464
 */
const address = process.argv[2] || `http://127.0.0.1:${process.env.PORT || 3000}/api/health/ready`;

fetch(address, { signal: AbortSignal.timeout(5_000) }).then(
  (answer) => process.exit(answer.ok ? 0 : 1),
  () => process.exit(1),
);
