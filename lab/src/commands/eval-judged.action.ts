import path from 'node:path';
import { scoreWorld, type WorldScore } from '../scores';
import { loadTruth } from '@corroborate/sandbox';
import { LITERAL_THRESHOLDS } from '../../../test/golden/judge-topic';
import { judgeWorld } from '../../../test/golden/judge-world';
import { toOutcome } from '../judged/judged.outcome';
import { print } from '@corroborate/terminal';
import { assignHalf, type Half } from '../world-run/half.policy';
import { upgradeLines } from '../world-run/score.lines';
import { labWorld } from '../world-run/lab.worlds';

export interface JudgedOptions {
  worlds: string[];
  json?: boolean;
}

const HALVES: readonly Half[] = ['fit', 'choose'];

type Scores = Partial<Record<Half, WorldScore>>;

/**
 * Shows what would happen to the topics of some worlds if search returned the pages that share most words with them.
 */
export async function evalJudged({ worlds, json }: JudgedOptions): Promise<void> {
  const figures: Record<string, Scores> = {};
  for (const name of worlds) {
    const dir = labWorld(name);
    const world = path.basename(dir);
    const scores = await scoresOf(dir);
    figures[world] = scores;
    if (!json) print(linesOf(world, scores));
  }
  if (json) print(`${JSON.stringify(figures, null, 2)}\n`);
}

async function scoresOf(dir: string): Promise<Scores> {
  const truths = await loadTruth(dir);
  const topics = await judgeWorld(dir, () => true, LITERAL_THRESHOLDS);
  const outcomes = topics.map(({ externalId, judged }) => toOutcome(externalId, judged));
  return Object.fromEntries(
    HALVES.map((half) => [
      half,
      scoreWorld(
        truths.filter(({ topic }) => assignHalf(topic) === half),
        outcomes.filter(({ topic }) => assignHalf(topic) === half),
      ),
    ]),
  );
}

const linesOf = (world: string, scores: Scores): string =>
  Object.entries(scores)
    .map(([half, score]) => [`${world}, ${half}, topics ${score.topics}`, ...upgradeLines(score)].join('\n  ') + '\n')
    .join('');
