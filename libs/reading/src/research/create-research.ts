import type { Settings } from '@corroborate/config';
import type { ProviderParts } from '@corroborate/providers';
import { BackgroundResearch, type ResearchApi } from './background.research.adapter';
import { geminiResearch } from './gemini.research';
import type { DeepResearchProvider, ResearchManifest } from './research.port';
import { responsesResearch } from './responses.research';

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
