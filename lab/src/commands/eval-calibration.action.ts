import { readFile } from 'node:fs/promises';
import { CorroborateError } from '@corroborate/domain';
import { scoreCalibration, listStatedConfidences, type WorldScore } from '../scores';
import { print } from '@corroborate/terminal';

/** Compares stated confidence with actual correctness, over runs printed by `eval --world DIR --json`. */
export async function evalCalibration(options: { runs: string[]; json?: boolean }): Promise<void> {
  const runs = await Promise.all(options.runs.map(readRun));
  const score = scoreCalibration(runs.flatMap(({ rows }) => listStatedConfidences(rows)));
  print(options.json ? `${JSON.stringify(score, null, 2)}\n` : table(score));
}

async function readRun(file: string): Promise<WorldScore> {
  const score = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Partial<WorldScore>,
    () => null,
  );
  if (!score || !Array.isArray(score.rows)) {
    throw new CorroborateError('invalid-input', `${file} is not what a run printed.`, {
      hint: 'Write one with: npm run lab -- eval --world DIR --out FILE',
    });
  }
  return score as WorldScore;
}

const percent = (value: number) => `${(100 * value).toFixed(0)} %`;

function table({ bins, count, expectedError, brier }: ReturnType<typeof scoreCalibration>): string {
  const lines = bins.map(
    (bin) => `| ${bin.from}–${bin.to} | ${bin.count} | ${percent(bin.stated)} | ${percent(bin.observed)} |`,
  );
  return [
    '| stated | topics | mean stated | recommended level acceptable |',
    '| --- | --- | --- | --- |',
    ...lines,
    '',
    `${count} topics; expected calibration error ${(100 * expectedError).toFixed(1)} points, Brier ${brier.toFixed(3)}`,
    '',
  ].join('\n');
}
