import { performance } from 'node:perf_hooks';
import { composeReport, reportHtml, reportMarkdown } from '@corroborate/report';
import { manySources } from './report.case';
import { spread } from './spread';

/** What one report may take. */
const LIMIT_MS = 200;

/** Each time a new case, so that nothing that was prepared for one is there for the next. */
export function benchReport({ sources, runs }: { sources: number; runs: number }) {
  const times: number[] = [];
  let [sentences, dropped] = [0, 0];
  for (let run = 0; run <= runs; run += 1) {
    const input = manySources(sources, run);
    const start = performance.now();
    const report = composeReport(input, 'file');
    reportMarkdown(report);
    reportHtml(report);
    // The first one pays for reading the lists of words.
    if (run > 0) times.push(performance.now() - start);
    sentences = report.sections.flatMap(({ groups }) =>
      groups.flatMap(({ items }) => items.flatMap((one) => one.sentences)),
    ).length;
    dropped = report.dropped.length;
  }
  const wallMs = spread(times);
  return { sources, sentences, dropped, wallMs, withinLimits: wallMs.p95 <= LIMIT_MS };
}
