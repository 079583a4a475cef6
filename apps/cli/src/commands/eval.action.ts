import { writeFile } from 'node:fs/promises';
import type { WorldScore } from '@corroborate/evaluation';
import type { OpenRequest } from '@corroborate/sandbox';
import { print, printError } from '../terminal';
import { evaluateWorld, type WorldOptions } from '../world-run/evaluated.world';
import { countsByTask, listed } from '../world-run/open-requests';

export interface EvalOptions extends WorldOptions {
  json?: boolean;
  out?: string;
}

export async function evaluate(options: EvalOptions): Promise<void> {
  const { score, open, requests, wrong } = await evaluateWorld(options);
  const { reader } = options;
  const json = JSON.stringify(reader ? { ...score, reader, requests, wrong, unanswered: open.length } : score, null, 2);
  if (options.out) await writeFile(options.out, `${json}\n`);
  print(options.json ? `${json}\n` : summary(score));
  if (reader && !options.json) print(`requests to the reader: ${listed(requests)}; it was wrong in ${wrong}\n`);
  if (open.length > 0) printError(unanswered(open));
  if (score.failures > 0 || open.length > 0) process.exitCode = 1;
}

/** A stage does not ask a reader again that failed, so that more may be open than were asked. */
const unanswered = (open: readonly OpenRequest[]): string =>
  `at least ${open.length} answers are not recorded (${countsByTask(open)}), so that these figures say nothing of ` +
  'the reader; `corroborate eval record --world DIR --requests FILE` writes what is to be answered, and takes ' +
  'answers in with `--answers FILE`\n';

const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

function summary(score: WorldScore): string {
  const wrong = score.rows.filter(
    (row) => !row.ok || row.originOk === false || row.independentOk === false || row.reviewOk === false,
  );
  return [
    `topics ${score.topics}, failures ${score.failures}`,
    ...upgradeLines(score),
    `level agreement ${percent(score.levelAgreement)}, origin found ${percent(score.originFound)}, ` +
      `independence in range ${percent(score.independenceInRange)}`,
    `review recall ${percent(score.reviewRecall)}, precision ${percent(score.reviewPrecision)}`,
    `wall ms p50 ${score.wallMs.p50}, p95 ${score.wallMs.p95}, max ${score.wallMs.max}; ` +
      `$ mean ${score.costUsd.mean.toFixed(4)}, max ${score.costUsd.max.toFixed(4)}; ` +
      `calls ${score.upstreamCalls.mean.toFixed(1)}`,
    ...wrong.map(
      (row) =>
        `  ${row.topic}: ${row.applied}${row.held ? ', held' : ''} (recommended ${row.recommended}, ` +
        `acceptable ${row.acceptable.join('|')}) independent ${row.independent}${flag(row.independentOk)} ` +
        `origin ${row.origin ?? '–'}${flag(row.originOk)} review ${row.review}${flag(row.reviewOk)}`,
    ),
    '',
  ].join('\n');
}

/** What was recommended and what was applied, each with what it is a share of. */
function upgradeLines({ counts, ...rates }: WorldScore): string[] {
  const { shouldStay, shouldRise, recommended, falselyRecommended, upgraded, falseUpgrades, held, missed } = counts;
  const falseShares =
    `${percent(rates.falseUpgradeRate)} of ${upgraded} upgrades, ` +
    `${percent(rates.falselyUpgradedShare)} of ${shouldStay} topics that should stay`;
  return [
    `recommended ${recommended} (${falselyRecommended} of them should stay), applied ${upgraded}, held ${held}`,
    `false upgrades ${falseUpgrades}: ${falseShares}`,
    `of ${shouldRise} topics that should rise: missed ${missed} (${percent(rates.missedUpgradeRate)}), ` +
      `held ${percent(rates.heldUpgradeRate)}, not applied ${percent(rates.missedAppliedRate)}`,
  ];
}

const flag = (ok: boolean | null) => (ok === false ? ' ✗' : '');
