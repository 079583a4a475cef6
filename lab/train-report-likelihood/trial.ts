import path from 'node:path';
import { printedTitle, type Topic } from '@corroborate/domain';
import type * as Sandbox from '@corroborate/sandbox';
import type * as Stance from '@corroborate/stance';
import type * as Training from '@corroborate/stance/training';
import type { candidatePages } from '../../test/golden/candidate-pages.policy.ts';
import type { JudgedPage, judgePages } from '../../test/golden/judge-topic.ts';
import type { storedTopic } from '../../test/golden/stored.topic.ts';
import type { pagesOf } from '../../test/golden/world.pages.ts';
import type { Half, halfOf } from '../src/world-run/half.policy.ts';
import type { draftOf } from '../src/world-run/world.topic.ts';
import type { Weights } from '../trainer/logistic.ts';
import { compiled, compiledFile } from '../trainer/product.ts';
import type { Labels } from './labels.ts';

const { loadWorld, loadTruth } = compiled<typeof Sandbox>('sandbox');
const { extractClaims, REPORT_LIKELIHOOD_LIMITS } = compiled<typeof Stance>('stance');
const { openingOf, reportLikelihoodFeatures } = compiled<typeof Training>('stance', 'training');
const bench = <Part>(file: string) => compiledFile<Part>(`lab/src/${file}`);
const golden = {
  ...compiledFile<{ candidatePages: typeof candidatePages }>('test/golden/candidate-pages.policy'),
  ...compiledFile<{ judgePages: typeof judgePages }>('test/golden/judge-topic'),
  ...compiledFile<{ storedTopic: typeof storedTopic }>('test/golden/stored.topic'),
  ...compiledFile<{ pagesOf: typeof pagesOf }>('test/golden/world.pages'),
  ...bench<{ halfOf: typeof halfOf }>('world-run/half.policy'),
  ...bench<{ draftOf: typeof draftOf }>('world-run/world.topic'),
};

/** A page as it is judged where its traits never speak for it, and where they always do. */
export interface TrialPage {
  silent: JudgedPage;
  spoken: JudgedPage;
  /** Tied to the event by day and place: only then its traits are asked. */
  tied: boolean;
  /** Null where neither trial nor learning asks for them. */
  traits: Weights | null;
  /** Whether it tells the topic as it is; null where nobody says. */
  tells: 0 | 1 | null;
}

export interface TrialTopic {
  id: string;
  half: Half;
  topic: Topic;
  claims: ReturnType<typeof extractClaims>;
  truth: Awaited<ReturnType<typeof loadTruth>>[number];
  pages: TrialPage[];
}

/** The topics of a world, each beside the pages that share most words with it, as `eval judged` takes them. */
export async function trialOf(folder: string, labels: Labels): Promise<TrialTopic[]> {
  const world = await loadWorld(folder);
  const pages = await golden.pagesOf(world);
  const truths = new Map((await loadTruth(folder)).map((truth) => [truth.topic, truth]));
  process.stderr.write(`${path.basename(folder)}\n`);
  return world.topics.flatMap((given, at) => {
    const truth = truths.get(given.externalId);
    if (!truth) return [];
    const topic = golden.storedTopic(golden.draftOf(given), at + 1);
    const near = golden.candidatePages(topic, pages);
    const id = given.externalId;
    return [{ id, half: golden.halfOf(id), truth, ...judgedTwice(topic, near, world.now, (page) => labels(id, page)) }];
  });
}

function judgedTwice(
  topic: Topic,
  near: Parameters<typeof judgePages>[2],
  now: Date,
  label: (page: JudgedPage) => TrialPage['tells'],
): Pick<TrialTopic, 'topic' | 'claims' | 'pages'> {
  const claims = extractClaims(topic);
  const judged = (from: number, pages: typeof near) =>
    withCut(from, () => golden.judgePages(topic, claims, pages, now));
  const silent = judged(2, near);
  const tied = silent.filter(isTied).map(({ page }) => page);
  const spoken = new Map(judged(0, tied).map((one) => [one.page, one]));
  const core = claims.find((claim) => claim.core)?.text ?? topic.title;
  return { topic, claims, pages: silent.map((one) => trialPage(one, spoken.get(one.page), { topic, core, label })) };
}

const isTied = ({ judged }: JudgedPage): boolean => typeof judged.overall.reportLikelihood === 'number';

function trialPage(
  silent: JudgedPage,
  judged: JudgedPage | undefined,
  { topic, core, label }: { topic: Topic; core: string; label: (page: JudgedPage) => TrialPage['tells'] },
): TrialPage {
  const { article } = silent.page;
  const [tied, tells] = [isTied(silent), label(silent)];
  const pair = { title: topic.title, core, headline: printedTitle(article), text: openingOf(article.text) };
  return {
    silent,
    spoken: judged ? { ...judged, attributions: silent.attributions } : silent,
    tied,
    tells,
    traits: tied || tells !== null ? reportLikelihoodFeatures(pair) : null,
  };
}

/** From 0 on the traits of every page speak for it, from 2 on those of none. */
function withCut<T>(from: number, judge: () => T): T {
  const usual = REPORT_LIKELIHOOD_LIMITS.support;
  REPORT_LIKELIHOOD_LIMITS.support = from;
  const judged = judge();
  REPORT_LIKELIHOOD_LIMITS.support = usual;
  return judged;
}
