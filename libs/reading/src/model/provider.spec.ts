import { loadSettings, SECRET_SETTINGS } from '@corroborate/config';
import { computeCost, getPrice } from './prices';
import { readModels } from './provider';

const settings = (given: Record<string, string>) => loadSettings({}, given);

describe('language model settings', () => {
  it('requires no language model settings if only the rules reader is used', () =>
    expect(readModels(settings({}))).toBeNull());

  it('names a missing language model setting', () => {
    expect(() => readModels(settings({ REASONER: 'model' }))).toThrow(/OPENAI_API_KEY/);
    expect(() => readModels(settings({ REASONER: 'model', OPENAI_API_KEY: 'k', OPENAI_MODEL: 'brand-new' }))).toThrow(
      /OPENAI_PRICE/,
    );
  });

  it('gives each model provider its URL, model and price, and the critic its own', () => {
    const models = readModels(
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

  it('accepts several model providers in order, each once, and names an incomplete one', () => {
    const given = { REASONER: 'model', OPENAI_API_KEY: 'o', GEMINI_API_KEY: 'g' };
    const models = readModels(settings({ ...given, REASONER_PROVIDER: 'openai, gemini,openai' }));
    expect(models?.first.map(({ name }) => name)).toEqual(['openai', 'gemini']);
    expect(models?.critic).toEqual([]);
    expect(() => readModels(settings({ ...given, REASONER_PROVIDER: 'openai,xai' }))).toThrow(/XAI_API_KEY/);
    expect(() => settings({ REASONER_PROVIDER: 'openai,nobody' })).toThrow(/REASONER_PROVIDER/);
  });

  it('reads the URL, role and price of a checker from the settings, with price 0 by default', () => {
    const given = { REASONER: 'model', OPENAI_API_KEY: 'o', CHECKER_ROLE: 'critic' };
    expect(() => readModels(settings(given))).toThrow(/CHECKER_URL/);
    const at = { ...given, CHECKER_URL: 'http://127.0.0.1:11434/v1/' };
    expect(readModels(settings(at))?.checker).toMatchObject({
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'bespoke-minicheck',
      role: 'critic',
      price: { in: 0, out: 0 },
    });
    expect(readModels(settings({ ...at, CHECKER_PRICE: '0.2/0.2' }))?.checker?.price).toEqual({ in: 0.2, out: 0.2 });
    expect(readModels(settings({ ...given, CHECKER_ROLE: 'none' }))?.checker).toBeNull();
  });

  it('reports a missing price if the model server is a service with a key', () => {
    const local = { REASONER: 'model', REASONER_PROVIDER: 'local', LOCAL_MODEL: 'some/model' };
    const service = { ...local, LOCAL_MODEL_URL: 'https://models.example/api/v1', LOCAL_MODEL_KEY: 'k' };
    expect(() => readModels(settings(service))).toThrow(/LOCAL_MODEL_PRICE/);
    expect(readModels(settings({ ...service, LOCAL_MODEL_PRICE: '0/0' }))?.first[0]?.price).toEqual({ in: 0, out: 0 });
    for (const url of ['https://10.0.0.5/v1', 'https://gpu:8443/v1', 'http://127.0.0.1:8000/v1'])
      expect(readModels(settings({ ...service, LOCAL_MODEL_URL: url }))?.first[0]?.price).toEqual({ in: 0, out: 0 });
    const checker = { ...service, LOCAL_MODEL_PRICE: '1/1', CHECKER_ROLE: 'critic', CHECKER_KEY: 'k' };
    expect(() => readModels(settings({ ...checker, CHECKER_URL: 'https://models.example/v1' }))).toThrow(
      /CHECKER_PRICE/,
    );
  });

  it('treats every key in the language model settings as a secret', () => {
    const keys = ['OPENAI_API_KEY', 'GEMINI_API_KEY', 'XAI_API_KEY', 'LOCAL_MODEL_KEY', 'CHECKER_KEY'];
    expect(SECRET_SETTINGS).toEqual(expect.arrayContaining(keys));
  });

  it('prefers a configured model price over the listed one', () => {
    expect(getPrice('gpt-4.1-mini', '9/9')).toEqual({ in: 9, out: 9 });
    expect(getPrice('gpt-4.1-mini', undefined)).not.toBeNull();
    expect(computeCost({ in: 1, out: 10 }, 1_000_000, 100_000)).toBeCloseTo(2);
  });
});
