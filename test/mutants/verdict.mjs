/**
 * What a run of jest says of a mutant, from its JSON report. A suite that cannot be loaded kills nothing: a mutant must
 * be found by what a test asserts. A test that fails otherwise (an error thrown by the code, a timeout) counts only
 * where another test of the same file passed, so that the code was loaded and at work.
 *
 * @returns {'killed' | 'survived' | 'not-loaded'}
 */
export function verdictOf(report) {
  const suites = report.testResults;
  if (suites.some(isKill)) return 'killed';
  return suites.some(isBroken) ? 'not-loaded' : 'survived';
}

/** Titles of the tests that failed. */
export const failedTests = (report) =>
  report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(hasFailed).map(({ fullName }) => fullName),
  );

const isBroken = ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed);

function isKill({ assertionResults }) {
  const failed = assertionResults.filter(hasFailed);
  const passed = assertionResults.some(({ status }) => status === 'passed');
  return failed.length > 0 && (passed || failed.some(({ failureMessages }) => failureMessages.some(isAssertion)));
}

const hasFailed = ({ status }) => status === 'failed';
const isAssertion = (message) => /\bexpect\(/.test(message);

/** Suites that do not pass without any mutant, or that have no test that ran. */
export const unsoundSuites = (report) =>
  report.testResults
    .filter(({ assertionResults: all }) => all.some(hasFailed) || !all.some(({ status }) => status === 'passed'))
    .map(({ name }) => name);
