import { loadSettings } from '@corroborate/config';
import { findRetirement } from '@corroborate/providers';
import { retirementsCheck } from './retirements.policy';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const check = (given: Record<string, string>, day: string) => retirementsCheck(loadSettings({}, given), at(day));
const MODELS = { REASONER: 'model', OPENAI_API_KEY: 'k', GEMINI_API_KEY: 'k', XAI_API_KEY: 'k' };

describe('retirements of models and services', () => {
  it('finds no default affected by the retirement of a model or service, now or later', () => {
    const settings = loadSettings({}, {});
    const defaults: [string, string][] = [
      ['openai', settings.OPENAI_MODEL],
      ['gemini', settings.GEMINI_MODEL],
      ['xai', settings.XAI_MODEL],
      ['openai', settings.OPENAI_RESEARCH_MODEL],
      ['gemini', settings.GEMINI_RESEARCH_AGENT],
      ['xai', settings.XAI_RESEARCH_MODEL],
    ];
    expect(defaults.filter(([provider, model]) => findRetirement(provider, model) !== null)).toEqual([]);
    const everything = { ...MODELS, REASONER_PROVIDER: 'openai,gemini,xai', DEEP_RESEARCH: 'openai,gemini,xai' };
    expect(check(everything, '2027-03-01').state).toBe('ok');
  });

  it('warns some weeks before a model or service is retired, with the setting to change', () => {
    expect(check({ ...MODELS, OPENAI_MODEL: 'gpt-4.1-mini' }, '2026-10-01').state).toBe('ok');
    expect(check({ ...MODELS, OPENAI_MODEL: 'gpt-4.1-mini' }, '2026-11-28')).toMatchObject({
      state: 'warning',
      says: 'gpt-4.1-mini ends on 2027-01-14',
      todo: 'Set OPENAI_MODEL=gpt-6-luna.',
    });
    expect(check({ DEEP_RESEARCH: 'openai', OPENAI_RESEARCH_MODEL: 'gpt-5' }, '2026-11-28')).toMatchObject({
      state: 'warning',
      todo: 'Set OPENAI_RESEARCH_MODEL=gpt-6.1-sol.',
    });
    expect(check({ GOOGLE_CSE_KEY: 'k', GOOGLE_CSE_ID: 'c' }, '2026-12-01').state).toBe('warning');
  });

  it('reports a retirement in effect as a problem, or as a warning if another model responds', () => {
    expect(check({ ...MODELS, OPENAI_MODEL: 'gpt-4.1-mini' }, '2027-01-14').state).toBe('problem');
    const rerouted = { ...MODELS, REASONER_PROVIDER: 'gemini', GEMINI_MODEL: 'gemini-2.5-flash' };
    expect(check(rerouted, '2026-12-02')).toMatchObject({
      state: 'warning',
      says: 'gemini-2.5-flash was replaced by gemini-3.5-flash-lite on 2026-12-01',
    });
  });

  it('ignores the retirement of a model or service that is not used', () => {
    expect(check({ OPENAI_MODEL: 'gpt-4.1-mini' }, '2027-02-01').state).toBe('ok');
    const elsewhere = { ...MODELS, OPENAI_MODEL: 'gpt-4.1-mini', OPENAI_BASE_URL: 'https://models.example/v1' };
    expect(check(elsewhere, '2027-02-01').state).toBe('ok');
    const off = { GOOGLE_CSE_KEY: 'k', GOOGLE_CSE_ID: 'c', DISABLED_ENGINES: 'google-cse' };
    expect(check(off, '2027-02-01').state).toBe('ok');
  });
});
