import type { Settings } from '@corroborate/config';
import { type ProviderParts, toObject, listObjects, stringOr, type Fields } from '@corroborate/providers';
import { providerFault, misreadFault } from './answer.policy';
import { BackgroundResearch, type ResearchApi } from './background.research.adapter';
import { geminiResearch } from './gemini.research';
import { buildLeads } from './leads.policy';
import type { DeepResearchProvider, ResearchManifest, ResearchResponse } from './research.port';

export type ResearchName = Settings['DEEP_RESEARCH'][number];
export type ResearchSettings = Pick<
  Settings,
  | 'DEEP_RESEARCH'
  | 'DEEP_RESEARCH_PRICE_USD'
  | 'OPENAI_API_KEY'
  | 'OPENAI_BASE_URL'
  | 'OPENAI_RESEARCH_MODEL'
  | 'GEMINI_API_KEY'
  | 'GEMINI_RESEARCH_URL'
  | 'GEMINI_RESEARCH_AGENT'
  | 'XAI_API_KEY'
  | 'XAI_BASE_URL'
  | 'XAI_RESEARCH_MODEL'
>;

/** Providers that are named in the settings and have a key; none by default. */
export function createResearch(settings: ResearchSettings, parts: ProviderParts): DeepResearchProvider[] {
  return settings.DEEP_RESEARCH.flatMap((name) => {
    const api = RESEARCH_APIS[name](settings);
    return api ? [new BackgroundResearch(buildManifest(name, RESEARCH_TITLES[name], settings), api, parts)] : [];
  });
}

const RESEARCH_TITLES: Record<ResearchName, Pick<ResearchManifest, 'title' | 'startMs'>> = {
  openai: { title: 'OpenAI deep research', startMs: 60_000 },
  gemini: { title: 'Gemini Deep Research', startMs: 60_000 },
  xai: { title: 'xAI research', startMs: 600_000 },
};

/** Research via the Responses API: in background mode for OpenAI, in one long call for xAI. */
const responsesResearch = ({
  apiKey,
  ...server
}: Pick<ResearchApi, 'baseUrl' | 'body' | 'canEnd'> & { apiKey: string }): ResearchApi => ({
  ...server,
  headers: { authorization: `Bearer ${apiKey}` },
  path: '/responses',
  read: parseResponse,
});

function parseResponse(body: Fields): ResearchResponse {
  const id = stringOr(body.id);
  if (!id) return misreadFault();
  switch (body.status) {
    case 'queued':
    case 'in_progress':
      return { kind: 'pending', id };
    // Truncated text also contains URLs.
    case 'completed':
    case 'incomplete':
      return { kind: 'done', id, ...contentOf(body), costUsd: ticksOf(body) };
    case 'failed':
    case 'cancelled':
      return providerFault(toObject(body.error).code ?? body.status);
    default:
      return misreadFault();
  }
}

function contentOf(body: Fields) {
  const output = listObjects(body.output);
  const parts = output.filter(({ type }) => type === 'message').flatMap(({ content }) => listObjects(content));
  const cited = parts.flatMap(({ annotations }) => listObjects(annotations)).map(({ url, title }) => ({ url, title }));
  const listed = Array.isArray(body.citations) ? body.citations.map((url: unknown) => ({ url })) : [];
  const searched = output.flatMap(({ action }) => listObjects(toObject(action).sources)).map(({ url }) => ({ url }));
  return {
    text: parts.map(({ text }) => stringOr(text)).join('\n\n'),
    leads: buildLeads([...cited, ...listed, ...searched]),
  };
}

/** xAI reports its cost in units of 1e-10 dollars; other providers report none. */
function ticksOf(body: Fields): number | null {
  const ticks = toObject(body.usage).cost_in_usd_ticks;
  return typeof ticks === 'number' && ticks >= 0 ? ticks * 1e-10 : null;
}

/** Creates each provider; null without a key. */
const RESEARCH_APIS: Record<ResearchName, (settings: ResearchSettings) => ResearchApi | null> = {
  openai: (settings) =>
    settings.OPENAI_API_KEY
      ? responsesResearch({
          baseUrl: settings.OPENAI_BASE_URL,
          apiKey: settings.OPENAI_API_KEY,
          body: (input) => ({
            model: settings.OPENAI_RESEARCH_MODEL,
            input,
            background: true,
            store: true,
            reasoning: { effort: 'high' },
            max_tool_calls: MAX_SEARCHES,
            tools: [{ type: 'web_search' }],
            include: ['web_search_call.action.sources'],
          }),
          canEnd: true,
        })
      : null,
  gemini: (settings) =>
    settings.GEMINI_API_KEY
      ? geminiResearch({
          baseUrl: settings.GEMINI_RESEARCH_URL,
          apiKey: settings.GEMINI_API_KEY,
          agent: settings.GEMINI_RESEARCH_AGENT,
        })
      : null,
  // xAI has no background mode: the call that starts research returns the result, which is stored under its ID.
  xai: (settings) =>
    settings.XAI_API_KEY
      ? responsesResearch({
          baseUrl: settings.XAI_BASE_URL,
          apiKey: settings.XAI_API_KEY,
          body: (content) => ({
            model: settings.XAI_RESEARCH_MODEL,
            input: [{ role: 'user', content }],
            store: true,
            max_turns: MAX_TURNS,
            tools: [{ type: 'web_search' }, { type: 'x_search' }],
          }),
          canEnd: false,
        })
      : null,
};

/** Maximum number of searches per research request, which its price covers. */
const MAX_SEARCHES = 40;
const MAX_TURNS = 12;

/**
 * Uses its own provider name, so that research calls are separate in the ledger and their faults do not suspend
 * readers.
 */
const buildManifest = (
  name: string,
  named: Pick<ResearchManifest, 'title' | 'startMs'>,
  { DEEP_RESEARCH_PRICE_USD: priceUsd }: ResearchSettings,
): ResearchManifest => ({ ...named, name: `research-${name}`, priceUsd, paceMs: 1_000 });
