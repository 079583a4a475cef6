import { loadSettings, redactSettings } from '@corroborate/config';
import { costOf, priceOf } from './prices';
import { providersOf } from './provider';

const settings = (given: Record<string, string>) => loadSettings({}, given);

describe('the settings of language models', () => {
  it('need nothing when rules judge alone', () => expect(providersOf(settings({}))).toBeNull());

  it('name what is missing', () => {
    expect(() => providersOf(settings({ REASONER: 'model' }))).toThrow(/OPENAI_API_KEY/);
    expect(() => providersOf(settings({ REASONER: 'model', REASONER_PROVIDER: 'local' }))).toThrow(/LOCAL_MODEL_URL/);
    expect(() => providersOf(settings({ REASONER: 'model', OPENAI_API_KEY: 'k', OPENAI_MODEL: 'brand-new' }))).toThrow(
      /OPENAI_PRICE/,
    );
  });

  it('give each provider its address, model and price, and the critic its own', () => {
    const models = providersOf(
      settings({
        REASONER: 'model',
        REASONER_PROVIDER: 'local',
        LOCAL_MODEL_URL: 'http://127.0.0.1:11434/v1/',
        CRITIC_PROVIDER: 'gemini',
        GEMINI_API_KEY: 'g',
        GEMINI_PRICE: '1/2',
      }),
    );
    expect(models?.first[0]).toMatchObject({
      name: 'local',
      baseUrl: 'http://127.0.0.1:11434/v1',
      price: { in: 0, out: 0 },
    });
    expect(models?.critic[0]).toMatchObject({ name: 'gemini', apiKey: 'g', price: { in: 1, out: 2 } });
  });

  it('take several providers in order, each once, and name the one that lacks something', () => {
    const given = { REASONER: 'model', OPENAI_API_KEY: 'o', GEMINI_API_KEY: 'g' };
    const models = providersOf(settings({ ...given, REASONER_PROVIDER: 'openai, gemini,openai' }));
    expect(models?.first.map(({ name }) => name)).toEqual(['openai', 'gemini']);
    expect(models?.critic).toEqual([]);
    expect(() => providersOf(settings({ ...given, REASONER_PROVIDER: 'openai,xai' }))).toThrow(/XAI_API_KEY/);
    expect(() => settings({ REASONER_PROVIDER: 'openai,nobody' })).toThrow(/REASONER_PROVIDER/);
    expect(() => settings({ REASONER_PROVIDER: 'none' })).toThrow(/REASONER_PROVIDER/);
  });

  it('say where a checker is, what it is for, and that it is free unless a price is set', () => {
    const given = { REASONER: 'model', OPENAI_API_KEY: 'o', CHECKER_ROLE: 'critic' };
    expect(() => providersOf(settings(given))).toThrow(/CHECKER_URL/);
    const at = { ...given, CHECKER_URL: 'http://127.0.0.1:11434/v1/' };
    expect(providersOf(settings(at))?.checker).toMatchObject({
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'bespoke-minicheck',
      role: 'critic',
      price: { in: 0, out: 0 },
    });
    expect(providersOf(settings({ ...at, CHECKER_PRICE: '0.2/0.2' }))?.checker?.price).toEqual({ in: 0.2, out: 0.2 });
    expect(providersOf(settings({ ...given, CHECKER_ROLE: 'none' }))?.checker).toBeNull();
  });

  it('never show a key', () => {
    const shown = JSON.stringify(
      redactSettings(
        settings({
          OPENAI_API_KEY: 'sk-1',
          GEMINI_API_KEY: 'sk-2',
          XAI_API_KEY: 'sk-3',
          LOCAL_MODEL_KEY: 'sk-4',
          CHECKER_KEY: 'sk-5',
        }),
      ),
    );
    expect(shown).not.toMatch(/sk-\d/);
  });

  it('put a set price before the listed one', () => {
    expect(priceOf('gpt-4.1-mini', '9/9')).toEqual({ in: 9, out: 9 });
    expect(priceOf('gpt-4.1-mini', undefined)).not.toBeNull();
    expect(costOf({ in: 1, out: 10 }, 1_000_000, 100_000)).toBeCloseTo(2);
  });
});
