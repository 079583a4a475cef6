const { relative } = require('node:path');

/** One line per suite as it ends, on stdout; failures are printed by test/run.mjs from the JSON report. */
module.exports = class ProgressReporter {
  onTestResult(test, result) {
    const failed = result.numFailingTests > 0 || result.testExecError;
    const took = ((result.perfStats.end - result.perfStats.start) / 1000).toFixed(1);
    const skipped = result.numPendingTests > 0 ? `, ${result.numPendingTests} skipped` : '';
    const file = relative(process.cwd(), test.path);
    process.stdout.write(
      `${failed ? 'FAIL' : 'ok  '} ${file} (${result.numPassingTests} passed${skipped}, ${took} s)\n`,
    );
  }
};
