import { because, NameMask } from '@corroborate/domain';
import { z } from 'zod';
import { ScriptedChat } from '../testing/scripted.chat';
import type { ChatTask } from './chat.port';
import { ModelSession } from './model.session';

const context = { investigationId: 1, stage: 'origin' };
const COPY = { name: 'quotes', version: 1, text: 'Copy.' };
const task = (text: string): ChatTask<{ quotes: string[] }> => ({
  name: 'quotes',
  schema: z.object({ quotes: z.array(z.string()) }),
  prompt: COPY,
  data: [{ passage: 'p1', text }],
});

describe('a session with a mask', () => {
  const mask = new NameMask([{ name: 'Ottoline Brace', minor: false, why: because('private.identified') }], []);

  it('shows the model placeholders and gives its words back with the names', async () => {
    const hidden = mask.hide('Ottoline Brace fell');
    const chat = new ScriptedChat({ quotes: { quotes: [hidden, 'nobody'] } });
    const answer = await new ModelSession({ first: chat, critic: null }, context, mask).ask(
      'first',
      task('On Monday Ottoline Brace fell.'),
    );
    expect(JSON.stringify(chat.asked)).not.toMatch(/Ottoline|Brace/);
    expect(chat.asked[0]).toMatchObject({ prompt: COPY, data: [{ passage: 'p1' }] });
    expect(answer).toEqual({ quotes: ['Ottoline Brace fell', 'nobody'] });
  });

  it('shows everything where nothing is to be masked', async () => {
    const chat = new ScriptedChat({ quotes: { quotes: [] } });
    await new ModelSession({ first: chat, critic: null }, context).ask('first', task('On Monday Ottoline Brace fell.'));
    expect(JSON.stringify(chat.asked)).toContain('Ottoline Brace');
  });
});

describe('a session with tasks of its own', () => {
  it.each([
    [['quotes'], 1],
    [['others'], 0],
    [undefined, 1],
  ])('of %p is asked no other, and no failure is told of it', async (tasks, calls) => {
    const chat = new ScriptedChat({ quotes: { quotes: [] } });
    const session = new ModelSession({ first: chat, critic: null, tasks }, context);
    await session.ask('first', task('It fell.'));
    expect(chat.asked).toHaveLength(calls);
    expect(session.account().degraded).toEqual([]);
  });
});
