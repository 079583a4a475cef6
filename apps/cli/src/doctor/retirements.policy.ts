import type { Settings } from '@corroborate/config';
import { hasEnded, findRetirement, type Retirement } from '@corroborate/providers';
import { ok, problem, warning, type Check } from './check';
import { DOCTOR_LIMITS } from './doctor.thresholds';

/** Settings with model names, and their base URLs. */
const RETIRABLE_MODELS = [
  { provider: 'openai', use: 'reading', setting: 'OPENAI_MODEL', address: 'OPENAI_BASE_URL' },
  { provider: 'gemini', use: 'reading', setting: 'GEMINI_MODEL', address: 'GEMINI_BASE_URL' },
  { provider: 'xai', use: 'reading', setting: 'XAI_MODEL', address: 'XAI_BASE_URL' },
  { provider: 'openai', use: 'research', setting: 'OPENAI_RESEARCH_MODEL', address: 'OPENAI_BASE_URL' },
  { provider: 'gemini', use: 'research', setting: 'GEMINI_RESEARCH_AGENT', address: 'GEMINI_RESEARCH_URL' },
  { provider: 'xai', use: 'research', setting: 'XAI_RESEARCH_MODEL', address: 'XAI_BASE_URL' },
] as const;

type ModelSetting = (typeof RETIRABLE_MODELS)[number];
export type RetirementSettings = Pick<
  Settings,
  | ModelSetting['setting' | 'address']
  | 'REASONER'
  | 'REASONER_PROVIDER'
  | 'CRITIC_PROVIDER'
  | 'DEEP_RESEARCH'
  | 'GOOGLE_CSE_KEY'
  | 'DISABLED_ENGINES'
>;

/** Checks for models and services in use that their providers have retired or soon will. */
export function retirementsCheck(settings: RetirementSettings, now: Date): Check {
  const ending = findModelsInUse(settings).filter(
    ({ retirement }) => Date.parse(retirement.ends) - now.getTime() < DOCTOR_LIMITS.retirementMs,
  );
  if (ending.length === 0) return ok('lifecycle', 'no model or service in use is about to be discontinued');
  const says = ending.map(({ retirement }) => describeRetirement(retirement, now)).join('; ');
  const todo = ending.map(({ setting, retirement }) => adviceOn(setting, retirement)).join('; ');
  const gone = ending.some(({ retirement }) => retirement.how === 'off' && hasEnded(retirement, now));
  return (gone ? problem : warning)('lifecycle', says, `${todo}.`);
}

const describeRetirement = ({ name, ends, how, instead }: Retirement, now: Date): string => {
  const passed = hasEnded({ ends }, now);
  if (how === 'rerouted') return `${name} ${passed ? 'was' : 'will be'} replaced by ${instead} on ${ends}`;
  return `${name} ${passed ? 'ended' : 'ends'} on ${ends}`;
};

const adviceOn = (setting: string, { instead, provider }: Retirement): string =>
  provider === 'service' ? `Replace ${setting} with a key for ${instead}` : `Set ${setting}=${instead}`;

/** Providers' own hosts. Model names are meaningful only there. */
const PROVIDER_HOSTS: Record<ModelSetting['provider'], string> = {
  openai: 'api.openai.com',
  gemini: 'generativelanguage.googleapis.com',
  xai: 'api.x.ai',
};

function findModelsInUse(settings: RetirementSettings) {
  const reading = settings.REASONER === 'model' ? [...settings.REASONER_PROVIDER, ...settings.CRITIC_PROVIDER] : [];
  const users: Record<ModelSetting['use'], readonly string[]> = { reading, research: settings.DEEP_RESEARCH };
  const models = RETIRABLE_MODELS.filter(
    ({ provider, use, address }) =>
      users[use].includes(provider) && URL.parse(settings[address])?.hostname === PROVIDER_HOSTS[provider],
  ).map(({ provider, setting }) => ({ setting, retirement: findRetirement(provider, settings[setting]) }));
  const hasSearch = settings.GOOGLE_CSE_KEY !== undefined && !settings.DISABLED_ENGINES.includes('google-cse');
  const search = { setting: 'GOOGLE_CSE_KEY' as const, retirement: findRetirement('service', 'google-cse') };
  return [...models, ...(hasSearch ? [search] : [])].flatMap(({ setting, retirement }) =>
    retirement ? [{ setting, retirement }] : [],
  );
}
