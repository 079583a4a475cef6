import { STAGES, type StageName } from '@corroborate/domain';
import type { FlowJob } from 'bullmq';
import { parseRootJobId, rootJobId } from './queue.names';
import { roundFlow, TREE_ORDER } from './round.flow';
import { getRootState } from './round.state';

const key = { investigationId: 5, round: 2, generation: 1 };
const shape = (stages: StageName[]) => print(roundFlow({ ...key, priority: 'high', stages }, 3));
function print(job: FlowJob): string {
  const children = (job.children ?? []) as FlowJob[];
  return children.length > 0 ? `${job.name}(${children.map(print).join(' ')})` : job.name;
}

it('builds the job tree of a full round', () => {
  expect(shape([...STAGES])).toBe('decide(cross-reference(origin(assess(read(search records)))) social context)');
});

it.each([
  [['search', 'read'], 'decide(read(search))'],
  [['cross-reference', 'search'], 'decide(cross-reference(search))'],
  [['search', 'social'], 'decide(search social)'],
  [['search', 'social', 'read'], 'decide(read(search) social)'],
  [['context'], 'decide(context)'],
  [[], 'decide'],
] as [StageName[], string][])('builds only the requested stages: %j', (stages, tree) => {
  expect(shape(stages)).toBe(tree);
});

it('sets the priority of every job and lets no failed child stop its parent', () => {
  const jobs = (job: FlowJob): FlowJob[] => [job, ...((job.children ?? []) as FlowJob[]).flatMap(jobs)];
  const [root, ...below] = jobs(roundFlow({ ...key, priority: 'low', stages: [...STAGES] }, 3));
  expect(below).toHaveLength(8);
  expect([root, ...below].every((job) => job?.opts?.priority === 100)).toBe(true);
  expect(
    below.every((job) => job.opts && 'ignoreDependencyOnFailure' in job.opts && job.opts.ignoreDependencyOnFailure),
  ).toBe(true);
});

it('parses only root job ids', () => {
  expect(parseRootJobId(rootJobId(key))).toEqual(key);
  for (const id of ['', 'inv-5-r2-g1-read', 'inv--r1-g1-decide', 'inv-5-r2-g1-decide ', 'x inv-5-r2-g1-decide']) {
    expect(parseRootJobId(id)).toBeNull();
  }
});

describe('round state', () => {
  const states = (changes: Partial<Record<StageName, string>>, others = 'completed') =>
    getRootState(TREE_ORDER.map((stage) => ({ stage, state: changes[stage] ?? others })));

  it.each([
    ['living', { decide: 'waiting-children', read: 'waiting-children', search: 'active' }],
    ['living', { decide: 'waiting-children', context: 'delayed' }],
    ['living', { decide: 'prioritized' }],
    ['living', { decide: 'active' }],
    ['dead', { decide: 'waiting-children', read: 'waiting-children' }],
    ['dead', { decide: 'waiting-children', search: 'failed', read: 'unknown' }],
    ['dead', { decide: 'failed', search: 'active' }],
    ['done', { decide: 'completed', search: 'failed' }],
    ['missing', { decide: 'unknown' }],
    ['missing', { decide: 'unknown', search: 'active' }],
  ])('returns %s for %j', (expected, changes) => {
    expect(states(changes)).toBe(expected);
  });

  it('reads states from the leaves to the root', () => {
    expect([...TREE_ORDER].sort()).toEqual([...STAGES].sort());
    expect(TREE_ORDER.at(-1)).toBe('decide');
    for (const leaf of ['search', 'social', 'records', 'context'] as const)
      expect(TREE_ORDER.indexOf(leaf)).toBeLessThan(TREE_ORDER.indexOf('read'));
  });
});
