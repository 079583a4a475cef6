import type { StageName } from '@corroborate/domain';
import pc from 'picocolors';
import { printableLine } from '../terminal';

/** State of one topic while the demo runs. */
export interface TopicProgress {
  title: string;
  stage: StageName | null;
  round: number;
  sources: number;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'refused';
}

const DONE = new Set<TopicProgress['state']>(['done', 'failed', 'refused']);
/** The steps a person follows; networks and background run beside the search. */
const STEPS = ['search', 'read', 'assess', 'weigh', 'decide'] as const;
const STEP_OF: Record<StageName, (typeof STEPS)[number]> = {
  search: 'search',
  social: 'search',
  records: 'search',
  context: 'search',
  read: 'read',
  assess: 'assess',
  origin: 'weigh',
  'cross-reference': 'weigh',
  decide: 'decide',
};

/** Shows where each topic stands: redrawn in place on a terminal, a line a change elsewhere. */
export class ProgressBoard {
  private drawn = 0;
  private readonly told = new Map<string, string>();

  constructor(private readonly out: NodeJS.WriteStream) {}

  show(topics: Map<string, TopicProgress>): void {
    if (this.out.isTTY) this.redraw(topics);
    else this.tell(topics);
  }

  private redraw(topics: Map<string, TopicProgress>): void {
    if (this.drawn) this.out.write(`\x1b[${this.drawn}A\x1b[J`);
    const lines = [...topics.values()].map(line);
    this.out.write(`${lines.join('\n')}\n`);
    this.drawn = lines.length;
  }

  private tell(topics: Map<string, TopicProgress>): void {
    for (const [id, topic] of topics) {
      const state = `${topic.state}${topic.stage ?? ''}${topic.round}`;
      if (this.told.get(id) === state || topic.state === 'waiting') continue;
      this.told.set(id, state);
      this.out.write(`${line(topic)}\n`);
    }
  }
}

function line(topic: TopicProgress): string {
  const whole = printableLine(topic.title);
  const title = whole.length > 58 ? `${whole.slice(0, 57)}…` : whole.padEnd(58);
  return `${mark(topic.state)} ${title} ${bar(topic)}`;
}

function mark(state: TopicProgress['state']): string {
  switch (state) {
    case 'done':
      return pc.green('✓');
    case 'failed':
      return pc.red('✗');
    case 'refused':
      return pc.yellow('–');
    case 'running':
      return pc.cyan('●');
    case 'waiting':
      return pc.dim('·');
  }
}

function bar({ state, stage, round, sources }: TopicProgress): string {
  if (state === 'refused') return pc.yellow('no candidate');
  if (DONE.has(state)) return pc.dim(`${sources} pages read, ${round} round${round === 1 ? '' : 's'}`);
  if (!stage) return pc.dim('waiting');
  const at = STEPS.indexOf(STEP_OF[stage]);
  const steps = STEPS.map((step, i) => {
    if (i === at) return pc.cyan(pc.bold(step));
    return i < at ? pc.green(step) : pc.dim(step);
  });
  return `${steps.join(' › ')} ${pc.dim(`round ${round}, ${sources} pages`)}`;
}
