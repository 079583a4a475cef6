import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSettings } from '@corroborate/config';

const root = path.resolve(__dirname, '..');
type Floors = Record<string, number>;
const { comment: _comment, ...subjects } = JSON.parse(
  readFileSync(path.join(root, 'lab/eval/baseline.json'), 'utf8'),
) as Record<string, Floors>;

/** Figures that must not rise above their floor; all others must not fall below it. */
const FAULTS = new Set([
  'failures',
  'unanswered',
  'refutedAsSupported',
  'falseUpgradeRate',
  'falselyUpgradedShare',
  'missedUpgradeRate',
  'missedAppliedRate',
  'wrong',
  'missed',
  'claimed',
  'falselyClaimed',
  'lowAsCredible',
  'highAsDoubtful',
]);

interface Subject {
  args: string[];
  /** File that must be there; null when nothing is needed. */
  needs: string | null;
}

/**
 * Worlds that rules were made with. Judging alone is asked of them each time, which takes seconds; whole
 * runs, with search, reading and queues, take a minute or two each and are made where `TEST_QUALITY` is `all`. Whole
 * runs of the demo, of the worlds held out and of real events are never left out.
 */
const JUDGED_ALONE = /^(?:lab\/worlds\/train\/blind|\.\.\/shared\/worlds\/dev-claims$)/;
const isForLater = (name: string): boolean => process.env.TEST_QUALITY !== 'all' && JUDGED_ALONE.test(name);

const RECORDED = ' with its recorded reader';
/** Whole investigations of a world with the questions of its truth in their plans. */
const QUESTIONS = 'questions of ';
/** Topics of a world, or of all worlds with pages and truths in a folder, judged without search or queues. */
const JUDGING = 'judging alone of ';

/** Where answers were recorded for other tasks than an evaluation asks by itself. */
const RECORDED_TASKS: Readonly<Record<string, string>> = {
  'worlds/demo/demo': loadSettings({}).MODEL_TASKS.join(','),
  'lab/worlds/heldout/blind-twelve': 'core-claim,claims,plan,page-notes,vouching,other-names,firsthand',
  'lab/worlds/heldout/blind-thirteen': 'core-claim,claims,plan,page-notes,vouching,other-names,firsthand',
  'lab/worlds/heldout/rounds': loadSettings({}).MODEL_TASKS.join(','),
  'lab/worlds/heldout/traps-one': 'core-claim,claims,page-notes,vouching,other-names',
  'lab/worlds/heldout/traps-two': 'core-claim,claims,page-notes,vouching,other-names',
  'lab/worlds/heldout/traps-three': 'core-claim,claims,page-notes,vouching,other-names',
};

/** A world with the answers that were recorded for it. */
function recordedSubject(name: string): Subject {
  const dir = path.resolve(root, name);
  const tasks = RECORDED_TASKS[name];
  return { args: ['--world', dir, '--reader', 'recorded', ...(tasks ? ['--tasks', tasks] : [])], needs: dir };
}

/** One run in detailed mode: exhaustive, beside it, answers the same of so small a press and takes twice as long. */
function askedSubject(name: string): Subject {
  const dir = path.resolve(root, name);
  const args = ['inquiry', '--world', dir, '--mode', 'detailed', '--reader', 'recorded'];
  return { args, needs: path.join(dir, 'answers.jsonl') };
}

function judgedSubject(name: string): Subject {
  const dir = path.resolve(root, name);
  const inside = existsSync(dir) ? readdirSync(dir).filter((world) => JUDGED_ALONE.test(`${name}/${world}`)) : [];
  const worlds = inside.length > 0 ? inside.map((world) => path.join(dir, world)) : [dir];
  return { args: ['judged', '--worlds', ...worlds], needs: dir };
}

/** What a name in the baseline stands for: a folder of labelled data by its last part, else a world. */
function subjectOf(name: string): Subject {
  if (name.startsWith(QUESTIONS)) return askedSubject(name.slice(QUESTIONS.length));
  if (name.startsWith(JUDGING)) return judgedSubject(name.slice(JUDGING.length));
  if (name.endsWith(RECORDED)) return recordedSubject(name.slice(0, -RECORDED.length));
  const dir = path.resolve(root, name);
  const at = (file: string) => path.join(dir, file);
  switch (path.basename(name)) {
    case 'generated copies':
      return { args: ['dedup'], needs: null };
    case 'labeled pages of qualification':
      return { args: ['qualification', '--reader', 'recorded'], needs: null };
    case 'questions to collections':
      return { args: ['collections', '--reader', 'recorded'], needs: null };
    case 'article-extraction':
      return { args: ['extraction', '--data', dir], needs: at('pages.jsonl') };
    case 'publication-date':
    case 'publication-date-2':
      return { args: ['dates', '--data', dir], needs: at('pages.jsonl') };
    case 'domain-credibility':
      return { args: ['credibility', '--data', dir, '--ratings', at('domain_pc1.csv')], needs: at('mbfc-truth.csv') };
    default:
      return { args: ['--world', dir], needs: at('world.json') };
  }
}

function evaluate(args: string[]): object {
  const env = {
    ...process.env,
    CORROBORATE_HOME: process.env.TEST_PG_HOME,
    EMBEDDED_PG_PORT: process.env.TEST_PG_PORT,
  };
  const command = [path.join(root, 'lab/lab.cjs'), 'eval', ...args, '--json'];
  const run = spawnSync(process.execPath, command, { env, encoding: 'utf8', timeout: 900_000, maxBuffer: 64e6 });
  if (!run.stdout) throw new Error(`the evaluation printed nothing: ${run.stderr}`);
  return JSON.parse(run.stdout) as object;
}

/** A figure by its name; points lead into nested figures. */
function figureOf(score: object, name: string): number | undefined {
  const found = name
    .split('.')
    .reduce<unknown>((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], score);
  return typeof found === 'number' ? found : undefined;
}

describe.each(Object.entries(subjects))('decision quality in %s', (name, floors) => {
  const { args, needs } = subjectOf(name);
  const present = needs === null || existsSync(needs);
  const left = isForLater(name) ? ' (skipped: judging alone is checked; TEST_QUALITY=all runs it whole)' : '';
  const absent = present ? left : ' (skipped: the folder is not present)';
  // Worlds and data that are not here, or are left for the long run; the name says which.
  (absent ? it.skip : it)(
    `meets its minimum scores${absent}`,
    () => {
      const score = evaluate(args);
      const broken = Object.entries(floors).filter(([figure, floor]) => {
        const value = figureOf(score, figure);
        return value === undefined || (FAULTS.has(figure.split('.').at(-1) ?? '') ? value > floor : value < floor);
      });
      expect(broken.map(([figure, floor]) => `${figure} is ${figureOf(score, figure)}, floor ${floor}`)).toEqual([]);
    },
    920_000,
  );
});
