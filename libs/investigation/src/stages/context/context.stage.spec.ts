import { ContextResearcher } from '@corroborate/records';
import { FakeContextSource } from '@corroborate/records/testing';
import { createReason, type Mode } from '@corroborate/domain';
import { MaskFactory } from '../../adapters/masks';
import { bridgeTopic } from '../../testing/case.fixture';
import { ContextStage } from './context.stage';
import type { StageInput } from '../stage';

const run = async (mode: Mode, title: string) => {
  const source = new FakeContextSource('one', {});
  const stage = new ContextStage(
    new ContextResearcher([source]),
    new MaskFactory({ MASK_PRIVATE_NAMES: [], PUBLIC_FIGURES: [] }, () => false),
  );
  const input = {
    topic: bridgeTopic({ title, entities: ['Larkspur Castings'], location: 'Elm Valley, Ohio' }),
    mode,
    context: { investigationId: 1, stage: 'context' },
    report: async () => undefined,
  };
  const { output } = await stage.run(input as unknown as StageInput);
  return { output, asked: source.asked.length };
};

describe('context stage', () => {
  it('sends no request in quick mode if no claim needs it, and says so', async () => {
    const { output, asked } = await run('quick', 'Larkspur Castings greets guests');
    expect(asked).toBe(0);
    expect(output).toMatchObject({
      details: [],
      coverage: [],
      need: { needed: false, reasons: [createReason('need.none')] },
    });
  });

  it.each<[Mode, string]>([
    ['quick', 'Larkspur Castings on strike for the third time this year'],
    ['detailed', 'Larkspur Castings greets guests'],
  ])('sends requests in %s mode for %p', async (mode, title) => {
    const { output, asked } = await run(mode, title);
    expect(asked).toBeGreaterThan(0);
    expect(output.need).toMatchObject({ needed: true });
  });
});
