import type { Settings } from '@corroborate/config';
import {
  blocked,
  failed,
  found,
  limited,
  type CallContext,
  type Outcome,
  type UpstreamGateway,
} from '@corroborate/domain';
import { hasEnded, toObject, findRetirement } from '@corroborate/providers';
import { encodeUriPart, readJson } from '@corroborate/text';
import type { LiveProbe } from './live.types';

interface ModelServer {
  provider: 'openai' | 'gemini' | 'xai' | 'local';
  title: string;
  baseUrl: string | undefined;
  key: string | undefined;
  models: string[];
}

/** Requests the description of each model in use. Free of charge; verifies URL, key and name. */
export const modelProbes = (settings: Settings): LiveProbe[] => serversOf(settings).map(probeOf);

function serversOf(settings: Settings): ModelServer[] {
  const researches = (name: 'openai' | 'xai') => settings.DEEP_RESEARCH.includes(name);
  const all: ModelServer[] = [
    {
      provider: 'openai',
      title: 'OpenAI API',
      baseUrl: settings.OPENAI_BASE_URL,
      key: settings.OPENAI_API_KEY,
      models: [settings.OPENAI_MODEL, ...(researches('openai') ? [settings.OPENAI_RESEARCH_MODEL] : [])],
    },
    {
      provider: 'gemini',
      title: 'Gemini API',
      baseUrl: settings.GEMINI_BASE_URL,
      key: settings.GEMINI_API_KEY,
      models: [settings.GEMINI_MODEL],
    },
    {
      provider: 'xai',
      title: 'xAI API',
      baseUrl: settings.XAI_BASE_URL,
      key: settings.XAI_API_KEY,
      models: [settings.XAI_MODEL, ...(researches('xai') ? [settings.XAI_RESEARCH_MODEL] : [])],
    },
    {
      provider: 'local',
      title: 'Your own model server',
      baseUrl: settings.LOCAL_MODEL_URL,
      key: settings.LOCAL_MODEL_KEY,
      models: [],
    },
  ];
  return all.filter(({ provider, key, baseUrl }) => (provider === 'local' ? baseUrl : key) !== undefined);
}

function probeOf(server: ModelServer): LiveProbe {
  const { provider, title, models } = server;
  const ends = models.flatMap((model) => {
    const retirement = findRetirement(provider, model);
    return retirement?.how === 'off' ? [retirement.ends] : [];
  });
  return {
    ...{
      name: `model-${provider}`,
      title,
      priceUsd: 0,
      hasKey: server.key !== undefined,
      ends: ends.sort()[0] ?? null,
    },
    ask: async (gateway, context) => {
      for (const path of models.length === 0 ? ['models'] : models.map((model) => `models/${encodeUriPart(model)}`)) {
        const outcome = await probeModel(server, path, gateway, context);
        if (outcome.kind !== 'found') return outcome;
      }
      return found(models);
    },
  };
}

async function probeModel(
  { provider, baseUrl = '', key }: ModelServer,
  path: string,
  gateway: UpstreamGateway,
  context: CallContext,
): Promise<Outcome<string>> {
  const answer = await gateway.call(
    {
      provider: `model-${provider}`,
      url: `${baseUrl.replace(/\/+$/, '')}/${path}`,
      headers: { accept: 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
      timeoutMs: 20_000,
      maxBytes: 1_000_000,
      retries: 0,
      keepOriginal: false,
      ownService: provider === 'local',
    },
    context,
  );
  if (answer.kind !== 'found') return answer;
  const { status, body } = answer.value;
  const text = body.toString('utf8');
  if (status === 200) return checkRetirement(path, toObject(readJson(text)));
  const isKey = status === 401 || status === 403 || text.includes('API_KEY_INVALID');
  if (isKey) return blocked(`HTTP ${status}: key rejected`, status);
  return status === 429 ? limited('rate limit reached') : failed(`HTTP ${status} for ${path}`);
}

/** OpenAI returns the date on which a model is retired. */
function checkRetirement(path: string, { shutdown_date: ends }: Record<string, unknown>): Outcome<string> {
  const day = typeof ends === 'string' && /^\d{4}-\d\d-\d\d$/.test(ends) ? ends : null;
  return day !== null && hasEnded({ ends: day }, new Date())
    ? failed(`${path} was discontinued on ${day}`)
    : found(path);
}
