import { ProgressBoard, type TopicProgress } from './progress.board';

const RUNNING: TopicProgress = {
  title: 'Police chief of Norrin Harbor charged with selling seized firearms',
  stage: 'cross-reference',
  round: 2,
  sources: 127,
  read: 126,
  state: 'running',
};

describe('a topic on the progress board', () => {
  const drawnOn = (columns: number | undefined, over: Partial<TopicProgress> = {}): string => {
    let drawn = '';
    const board = {
      live: true,
      keep: () => undefined,
      draw: (text: string) => void (drawn = text),
      done: () => undefined,
    };
    new ProgressBoard(board, columns).show(new Map([['a', { ...RUNNING, ...over }]]));
    return drawn.replace(/\u001b\[\d+m/g, '');
  };

  it.each([80, 100, 123])('fits a line of %i columns in every state', (columns) => {
    for (const state of ['waiting', 'running', 'done', 'failed', 'refused'] as const)
      expect(drawnOn(columns, { state }).length).toBeLessThanOrEqual(columns);
  });

  it('shows all steps if they fit, otherwise only the current one', () => {
    expect(drawnOn(140)).toContain('search › read › assess');
    expect(drawnOn(undefined)).toContain('search › read › assess');
    expect(drawnOn(80)).toMatch(/weigh round 2, 127 pages$/);
  });
});
