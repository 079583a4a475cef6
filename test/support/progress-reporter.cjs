const { relative } = require('node:path');

const LINES = 40;

/** One line per suite as it ends, on stdout, and at once what failed in it: the end of a long run may be cut off. */
module.exports = class ProgressReporter {
  onTestResult(test, result) {
    const failed = result.numFailingTests > 0 || result.testExecError;
    const took = ((result.perfStats.end - result.perfStats.start) / 1000).toFixed(1);
    const skipped = result.numPendingTests > 0 ? `, ${result.numPendingTests} skipped` : '';
    const file = relative(process.cwd(), test.path);
    process.stdout.write(
      `${failed ? 'FAIL' : 'ok  '} ${file} (${result.numPassingTests} passed${skipped}, ${took} s)\n`,
    );
    if (failed) for (const text of failuresOf(result)) process.stdout.write(`${text}\n`);
  }
};

/** The whole suite's failure where it could not be loaded, else one text a failed test. */
function failuresOf({ testResults, failureMessage }) {
  const tests = testResults.filter(({ status }) => status === 'failed');
  if (tests.length === 0) return [shortened(failureMessage ?? 'no test of it failed')];
  return tests.map(({ fullName, failureMessages }) => `     ${fullName}\n${shortened(failureMessages.join('\n'))}`);
}

function shortened(text) {
  const lines = plain(text).trim().split('\n');
  const ours = lines.filter((line) => !/^ +at .*node_modules/.test(line)).slice(0, LINES);
  return ours.map((line) => `     ${line}`).join('\n');
}

const plain = (text) => text.replace(/\u001b\[[0-9;]*m/g, '');
