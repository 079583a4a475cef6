import type { Settings } from '@corroborate/config';
import type { ProviderParts } from '@corroborate/providers';
import { GeminiResearch } from './gemini.research.adapter';
import type { DeepResearchProvider, ResearchManifest } from './research.port';
import { ResponsesResearch } from './responses.research.adapter';

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

/** Providers named in the settings that have a key; none by default. */
export function createResearch(settings: ResearchSettings, parts: ProviderParts): DeepResearchProvider[] {
  return settings.DEEP_RESEARCH.flatMap((name) => MAKERS[name](settings, parts) ?? []);
}

type Maker = (settings: ResearchSettings, parts: ProviderParts) => DeepResearchProvider | null;

const MAKERS: Record<ResearchName, Maker> = {
  openai: (settings, parts) =>
    settings.OPENAI_API_KEY
      ? new ResponsesResearch(parts, {
          manifest: manifest('openai', 'OpenAI deep research', settings, 60_000),
          baseUrl: settings.OPENAI_BASE_URL,
          apiKey: settings.OPENAI_API_KEY,
          body: (input) => ({
            model: settings.OPENAI_RESEARCH_MODEL,
            input,
            background: true,
            store: true,
            reasoning: { effort: 'high' },
            max_tool_calls: MOST_SEARCHES,
            tools: [{ type: 'web_search' }],
            include: ['web_search_call.action.sources'],
          }),
          canEnd: true,
        })
      : null,
  gemini: (settings, parts) =>
    settings.GEMINI_API_KEY
      ? new GeminiResearch(parts, {
          manifest: manifest('gemini', 'Gemini Deep Research', settings, 60_000),
          baseUrl: settings.GEMINI_RESEARCH_URL,
          apiKey: settings.GEMINI_API_KEY,
          agent: settings.GEMINI_RESEARCH_AGENT,
        })
      : null,
  // xAI has no background mode: the starting call returns the result, which is stored under its ID.
  xai: (settings, parts) =>
    settings.XAI_API_KEY
      ? new ResponsesResearch(parts, {
          manifest: manifest('xai', 'xAI research', settings, 600_000),
          baseUrl: settings.XAI_BASE_URL,
          apiKey: settings.XAI_API_KEY,
          body: (content) => ({
            model: settings.XAI_RESEARCH_MODEL,
            input: [{ role: 'user', content }],
            store: true,
            max_turns: MOST_TURNS,
            tools: [{ type: 'web_search' }, { type: 'x_search' }],
          }),
          canEnd: false,
        })
      : null,
};

/** Maximum searches per research request; the price covers them. */
const MOST_SEARCHES = 40;
const MOST_TURNS = 12;

/** Own provider name, so its calls are separate in the ledger and its faults do not suspend readers. */
const manifest = (
  name: string,
  title: string,
  { DEEP_RESEARCH_PRICE_USD: priceUsd }: ResearchSettings,
  startMs: number,
): ResearchManifest => ({ name: `research-${name}`, title, priceUsd, paceMs: 1_000, startMs });
