import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CorroborateError, type Mode } from '@corroborate/domain';
import { scoreWorld, type Outcome, type WorldScore } from '@corroborate/evaluation';
import { caseOf } from '@corroborate/investigation';
import { printCaseFile } from '@corroborate/report';
import { loadTruth } from '@corroborate/sandbox';
import pLimit from 'p-limit';
import { modeOf } from '../mode.option';
import { fileNameOf } from '../world-run/file-name.policy';
import { draftOf } from '../world-run/world.topic';
import { worldFolder } from '../world-run/world.finder';
import { openWorldRun, type WorldRun } from '../world-run/world.run';
import { readOutcome, whenOver } from '../world-run/outcome.reader';
import { print } from '../terminal';

export interface EvalOptions {
  world: string;
  json?: boolean;
  out?: string;
  concurrency: number;
  mode: string;
  /** External ids; absent = every topic. */
  only?: string[];
  /** Folder for case files. */
  cases?: string;
}

export async function evaluate(options: EvalOptions): Promise<void> {
  const score = await evaluateWorld(options);
  const json = JSON.stringify(score, null, 2);
  if (options.out) await writeFile(options.out, `${json}\n`);
  print(options.json ? `${json}\n` : summary(score));
  if (score.failures > 0) process.exitCode = 1;
}

async function evaluateWorld(options: EvalOptions): Promise<WorldScore> {
  const [dir, mode] = [worldFolder(options.world), modeOf(options.mode)];
  const truths = (await loadTruth(dir)).filter(({ topic }) => options.only?.includes(topic) ?? true);
  if (options.only && truths.length === 0)
    throw new CorroborateError('invalid-input', 'None of the topics of --only is in the truth of this world.');
  if (options.cases) await mkdir(options.cases, { recursive: true });
  const run = await openWorldRun({ dir, purpose: 'eval', api: false, overrides: { BUDGET_USD: '0.5' } });
  try {
    const limit = pLimit(options.concurrency);
    const known = new Set(truths.map((truth) => truth.topic));
    const topics = run.world.topics.filter((topic) => known.has(topic.externalId));
    return scoreWorld(
      truths,
      await Promise.all(topics.map((topic) => limit(() => investigateOrFail(run, topic, mode, options.cases)))),
    );
  } finally {
    await run.close();
  }
}

/** A run over a world takes long: what one topic dies on is counted as its failure, and the others go on. */
async function investigateOrFail(...[run, topic, mode, cases]: Parameters<typeof investigate>): Promise<Outcome> {
  try {
    return await investigate(run, topic, mode, cases);
  } catch (fault) {
    const failure = fault instanceof Error ? fault.message : String(fault);
    return { ...(await readOutcome(run.product.house, topic.externalId, null)), failure };
  }
}

async function investigate(
  run: WorldRun,
  topic: WorldRun['world']['topics'][number],
  mode: Mode,
  cases?: string,
): Promise<Outcome> {
  const { house } = run.product;
  const [stored] = await house.desk.submitTopics([draftOf(topic)]);
  const topicId = stored?.topic.id ?? 0;
  const started = await house.desk.trigger({
    topicId,
    mode,
    priority: 'normal',
    force: false,
    requestedBy: 'evaluation',
  });
  const row = started.kind === 'started' ? await whenOver(house, started.investigationId) : null;
  const data = row && cases ? await caseOf(house.db, row.id) : null;
  if (data && cases) await writeFile(path.join(cases, `${fileNameOf(topic.externalId)}.txt`), printCaseFile(data));
  return readOutcome(house, topic.externalId, row);
}

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
