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
    expect(models?.first).toMatchObject({
      name: 'local',
      baseUrl: 'http://127.0.0.1:11434/v1',
      price: { in: 0, out: 0 },
    });
    expect(models?.critic).toMatchObject({ name: 'gemini', apiKey: 'g', price: { in: 1, out: 2 } });
  });

  it('never show a key', () => {
    const shown = JSON.stringify(
      redactSettings(
        settings({ OPENAI_API_KEY: 'sk-1', GEMINI_API_KEY: 'sk-2', XAI_API_KEY: 'sk-3', LOCAL_MODEL_KEY: 'sk-4' }),
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
