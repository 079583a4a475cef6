import { pluralize, type StageName } from '@corroborate/domain';
import { colours, printableLine, type Board } from '@corroborate/terminal';
import { getStep, stepsLine } from '../progress/steps';

/** State of one topic while the demo runs. */
export interface TopicProgress {
  title: string;
  stage: StageName | null;
  round: number;
  /** Pages opened, and how many of them could be read. */
  sources: number;
  read: number;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'refused';
}

const MAX_TITLE_WIDTH = 58;
const MIN_TITLE_WIDTH = 20;
/** Terminal widths needed for all steps, and for the current step next to a title. */
const MIN_ALL_STEPS_WIDTH = 124;
const CURRENT_STEP_WIDTH = 38;

const END_STATES = new Set<TopicProgress['state']>(['done', 'failed', 'refused']);
/** Progress of all topics: redrawn in place on a terminal, one line per change elsewhere. */
export class ProgressBoard {
  private readonly printedStates = new Map<string, string>();

  /** `columns`: width of the terminal. */
  constructor(
    private readonly board: Board,
    private readonly columns = Infinity,
  ) {}

  show(topics: Map<string, TopicProgress>): void {
    if (this.board.live) this.board.draw([...topics.values()].map((topic) => this.drawn(topic)).join('\n'));
    else this.printChanges(topics);
  }

  /** A line for the terminal; shows only the current step if not all fit. */
  private drawn(topic: TopicProgress): string {
    if (this.columns >= MIN_ALL_STEPS_WIDTH) return formatTopicLine(topic, drawSteps);
    return formatTopicLine(topic, nameStep, Math.max(MIN_TITLE_WIDTH, this.columns - CURRENT_STEP_WIDTH));
  }

  /** Stops drawing; the last state stays on screen. */
  end(): void {
    this.board.done('stays');
  }

  private printChanges(topics: Map<string, TopicProgress>): void {
    for (const [id, topic] of topics) {
      const state = `${topic.state}${topic.stage ?? ''}${topic.round}`;
      if (this.printedStates.get(id) === state || topic.state === 'waiting') continue;
      this.printedStates.set(id, state);
      this.board.keep(formatTopicLine(topic, nameStep));
    }
  }
}

type FormatStep = (stage: StageName) => string;
const drawSteps: FormatStep = (stage) => stepsLine([stage]);
/** Without colors, only the current step is printed. */
const nameStep: FormatStep = (stage) => getStep(stage);

function formatTopicLine(topic: TopicProgress, stepWords: FormatStep, room = MAX_TITLE_WIDTH): string {
  const whole = printableLine(topic.title);
  const most = Math.min(MAX_TITLE_WIDTH, room);
  const title = whole.length > most ? `${whole.slice(0, most - 1)}…` : whole.padEnd(most);
  return `${stateMark(topic.state)} ${title} ${formatProgress(topic, stepWords)}`;
}

function stateMark(state: TopicProgress['state']): string {
  switch (state) {
    case 'done':
      return colours.green('✓');
    case 'failed':
      return colours.red('✗');
    case 'refused':
      return colours.yellow('–');
    case 'running':
      return colours.cyan('●');
    case 'waiting':
      return colours.dim('·');
  }
}

const formatPages = ({ sources, read }: TopicProgress): string =>
  read === sources ? pluralize(read, 'page') : `${read} of ${pluralize(sources, 'page')}`;

function formatProgress(topic: TopicProgress, stepWords: FormatStep): string {
  const { state, stage, round, sources } = topic;
  if (state === 'refused') return colours.yellow('not a candidate');
  if (END_STATES.has(state)) return colours.dim(`${formatPages(topic)} read, ${pluralize(round, 'round')}`);
  if (!stage) return colours.dim('waiting');
  return `${stepWords(stage)} ${colours.dim(`round ${round}, ${pluralize(sources, 'page')}`)}`;
}
