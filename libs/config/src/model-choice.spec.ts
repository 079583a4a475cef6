import { loadSettings } from './settings';

describe('reader model selection', () => {
  const chosen = (env: Record<string, string>) => {
    const { REASONER, REASONER_PROVIDER, LOCAL_MODEL_URL } = loadSettings(env);
    return { REASONER, REASONER_PROVIDER, LOCAL_MODEL_URL };
  };

  it.each([
    ['no model is set', {}],
    ['rules are selected', { REASONER: 'rules', OPENAI_API_KEY: 'k' }],
  ])('selects no model when %s', (_, env) => expect(chosen(env).REASONER).toBe('rules'));

  it.each([
    [{ OPENAI_API_KEY: 'k' }, ['openai']],
    [{ GEMINI_API_KEY: 'k' }, ['gemini']],
    [{ XAI_API_KEY: 'k' }, ['xai']],
    [{ LOCAL_MODEL_URL: 'http://127.0.0.1:1234/v1' }, ['local']],
    [{ XAI_API_KEY: 'k', OPENAI_API_KEY: 'k' }, ['openai', 'xai']],
    [{ XAI_API_KEY: 'k', OPENAI_API_KEY: 'k', REASONER_PROVIDER: 'xai' }, ['xai']],
    [{ XAI_API_KEY: 'k', OPENAI_API_KEY: 'k', CRITIC_PROVIDER: 'xai' }, ['openai']],
    [{ XAI_API_KEY: 'k', CRITIC_PROVIDER: 'xai' }, ['xai']],
    [{ REASONER: 'model' }, ['openai']],
  ])('selects the providers for %j', (env, providers) => {
    expect(chosen(env as Record<string, string>)).toMatchObject({ REASONER: 'model', REASONER_PROVIDER: providers });
  });

  it('uses the default Ollama port for a local model without a URL', () => {
    const local = { REASONER: 'model', REASONER_PROVIDER: ['local'], LOCAL_MODEL_URL: 'http://127.0.0.1:11434/v1' };
    expect(chosen({ REASONER_PROVIDER: 'local' })).toEqual(local);
  });
});
