import { createReason, NameMask } from '@corroborate/domain';
import { z } from 'zod';
import { ScriptedChat } from '../testing/scripted.chat';
import { confirmVerbatim, ScriptedChecker } from '../testing/scripted.checker';
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

describe('session with masked names', () => {
  const mask = new NameMask([{ name: 'Ottoline Brace', minor: false, why: createReason('private.identified') }], []);

  it('sends placeholders to the model and restores names in its answer', async () => {
    const hidden = mask.hide('Ottoline Brace fell');
    const chat = new ScriptedChat({ quotes: { quotes: [hidden, 'nobody'] } });
    const answer = await new ModelSession({ first: [chat] }, context, mask).ask(
      'first',
      task('On Monday Ottoline Brace fell.'),
    );
    expect(JSON.stringify(chat.asked)).not.toMatch(/Ottoline|Brace/);
    expect(chat.asked[0]).toMatchObject({ prompt: COPY, data: [{ passage: 'p1' }] });
    expect(answer).toEqual({ quotes: ['Ottoline Brace fell', 'nobody'] });
  });

  it('sends the full text if nothing is masked', async () => {
    const chat = new ScriptedChat({ quotes: { quotes: [] } });
    await new ModelSession({ first: [chat] }, context).ask('first', task('On Monday Ottoline Brace fell.'));
    expect(JSON.stringify(chat.asked)).toContain('Ottoline Brace');
  });
});

describe('providers in a fallback order', () => {
  const good = { quotes: { quotes: ['so it is'] } };
  const spent = { fails: {} };
  const session = (readers: ConstructorParameters<typeof ModelSession>[0], signal?: AbortSignal) =>
    new ModelSession(readers, { ...context, signal });

  it('falls back to the next provider if one is out of credit, and records which answered and why', async () => {
    const [openai, gemini] = [new ScriptedChat(spent, 'a', 'openai'), new ScriptedChat(good, 'b', 'gemini')];
    const opened = session({ first: [openai, gemini] });
    expect(await opened.askNamed('first', task('x'))).toMatchObject({
      name: 'gemini b',
      value: { quotes: ['so it is'] },
    });
    await opened.ask('first', task('y'));
    expect(openai.asked).toHaveLength(1);
    expect(opened.nameOf('first')).toBe('gemini b');
    expect(opened.account()).toMatchObject({
      judgedBy: 'rules with openai a, else gemini b',
      models: [
        { provider: 'openai', calls: 1, failures: 1 },
        { provider: 'gemini', calls: 2, failures: 0, tasks: { quotes: { answered: 2, tokensIn: 20 } } },
      ],
      fallbacks: [{ role: 'first', from: 'openai a', to: 'gemini b', reason: 'its credit is exhausted', questions: 1 }],
      degraded: [],
    });
  });

  it('returns to the first provider after an occasional failure', async () => {
    const quotes = ({ text }: { text?: string | null } = {}) => (text === 'hard' ? { no: 1 } : { quotes: ['easy'] });
    const openai = new ScriptedChat({ quotes: ([line]) => quotes(line) }, 'a', 'openai');
    const opened = session({ first: [openai, new ScriptedChat(good, 'b', 'gemini')] });
    const names = [];
    for (const text of ['hard', 'soft']) names.push((await opened.askNamed('first', task(text)))?.name);
    expect(names).toEqual(['gemini b', 'openai a']);
  });

  it('reports for each provider why only the rules answered, if no model did', async () => {
    const opened = session({
      first: [new ScriptedChat(spent, 'a', 'openai'), new ScriptedChat({}, 'b')],
    });
    expect(await opened.ask('first', task('x'))).toBeNull();
    expect(opened.account()).toMatchObject({ fallbacks: [] });
    expect(opened.account().degraded).toEqual([
      'language model openai a: its credit is exhausted; rules answered alone',
      'language model scripted b: it has no script; rules answered alone',
    ]);
  });

  it('uses different providers as first reader and critic if possible', async () => {
    const [openai, gemini] = [new ScriptedChat(good, 'a', 'openai'), new ScriptedChat(good, 'b', 'gemini')];
    const asked = { first: [openai, gemini], critic: [openai, gemini] };
    expect((await session(asked).askNamed('critic', task('x'), 'openai'))?.provider).toBe('gemini');
    expect((await session(asked).askNamed('critic', task('x'), 'gemini'))?.provider).toBe('openai');
    const alone = session({ first: [openai], critic: [openai] });
    expect((await alone.askNamed('critic', task('x'), 'openai'))?.provider).toBe('openai');
  });

  it('sends no further request to a provider once the work is cancelled', async () => {
    const gemini = new ScriptedChat(good, 'b', 'gemini');
    const first = [new ScriptedChat(spent, 'a', 'openai'), gemini];
    expect(await session({ first }, AbortSignal.abort()).ask('first', task('x'))).toBeNull();
    expect(gemini.asked).toHaveLength(0);
  });
});

describe('session with a checker', () => {
  it('masks names for the checker too, and counts its requests', async () => {
    const mask = new NameMask([{ name: 'Ottoline Brace', minor: false, why: createReason('private.identified') }], []);
    const port = new ScriptedChecker(confirmVerbatim);
    const readers = { first: [new ScriptedChat({})], checker: { port, role: 'critic' as const } };
    const opened = new ModelSession(readers, context, mask);
    expect(await opened.check('Ottoline Brace fell.', 'Ottoline Brace fell.')).toBe(0.96);
    expect(JSON.stringify(port.asked)).not.toMatch(/Ottoline|Brace/);
    expect(opened.account()).toMatchObject({
      judgedBy: 'rules with scripted parrot, checker scripted',
      models: [{ role: 'checker', calls: 1, failures: 0, tasks: { check: { answered: 1 } } }],
    });
  });
});

describe('session with selected tasks', () => {
  it.each([
    [['quotes'], 1],
    [['others'], 0],
    [undefined, 1],
  ])('sends only the selected tasks (%p) to the model, and reports no failure for others', async (tasks, calls) => {
    const chat = new ScriptedChat({ quotes: { quotes: [] } });
    const session = new ModelSession({ first: [chat], tasks }, context);
    await session.ask('first', task('It fell.'));
    expect(chat.asked).toHaveLength(calls);
    expect(session.account().degraded).toEqual([]);
  });
});
