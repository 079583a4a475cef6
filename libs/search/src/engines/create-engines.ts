import type { Settings } from '@corroborate/config';
import { filterEnabled } from '@corroborate/providers';
import { BingNewsEngine } from './bing-news.adapter';
import { BRAVE, BRAVE_NEWS, braveEngine } from './brave.adapter';
import { DuckDuckGoEngine } from './duckduckgo.adapter';
import { crossrefEngine } from './crossref.adapter';
import type { EngineParts, SearchEngine } from './engine.types';
import { GdeltEngine } from './gdelt.adapter';
import { GoogleCseEngine } from './google-cse.adapter';
import { GoogleNewsEngine } from './google-news.adapter';
import { guardianEngine } from './guardian.adapter';
import { searxngEngine } from './searxng.adapter';
import { SERPER, SERPER_NEWS, serperEngine } from './serper.adapter';
import { tavilyEngine } from './tavily.adapter';
import { WaybackEngine } from './wayback.adapter';
import { webIqEngine } from './web-iq.adapter';
import { wikipediaEngine } from './wikipedia.adapter';

/**
 * All engines that are not switched off. Engines with a missing setting return `not-configured`. To
 * add an engine, write its adapter and list it here; the order breaks ties.
 */
export function createEngines(settings: Settings, parts: EngineParts): SearchEngine[] {
  const engines = [
    new GoogleNewsEngine(parts),
    new BingNewsEngine(parts),
    searxngEngine(settings.SEARXNG_URL, parts),
    new DuckDuckGoEngine(parts),
    new GdeltEngine(parts),
    braveEngine(BRAVE, settings.BRAVE_API_KEY, parts),
    braveEngine(BRAVE_NEWS, settings.BRAVE_API_KEY, parts),
    serperEngine(SERPER, settings.SERPER_API_KEY, parts),
    serperEngine(SERPER_NEWS, settings.SERPER_API_KEY, parts),
    new GoogleCseEngine(settings.GOOGLE_CSE_KEY, settings.GOOGLE_CSE_ID, parts),
    webIqEngine(settings.WEBIQ_API_KEY, parts),
    guardianEngine(settings.GUARDIAN_API_KEY, parts),
    crossrefEngine(parts),
    tavilyEngine(settings.TAVILY_API_KEY, parts),
    wikipediaEngine(parts),
    new WaybackEngine(parts),
  ];
  return filterEnabled<SearchEngine>(engines, settings.DISABLED_ENGINES);
}
