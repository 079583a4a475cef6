import type { Settings } from '@corroborate/config';
import { switchedOn } from '@corroborate/providers';
import { BingNewsEngine } from './bing-news.adapter';
import { BRAVE, BRAVE_NEWS, BraveEngine } from './brave.adapter';
import { DuckDuckGoEngine } from './duckduckgo.adapter';
import { crossrefEngine } from './crossref.adapter';
import type { EngineParts, SearchEngine } from './engine.types';
import { GdeltEngine } from './gdelt.adapter';
import { GoogleCseEngine } from './google-cse.adapter';
import { GoogleNewsEngine } from './google-news.adapter';
import { guardianEngine } from './guardian.adapter';
import { SearxngEngine } from './searxng.adapter';
import { SERPER, SERPER_NEWS, serperEngine } from './serper.adapter';
import { tavilyEngine } from './tavily.adapter';
import { WaybackEngine } from './wayback.adapter';
import { webIqEngine } from './web-iq.adapter';
import { wikipediaEngine } from './wikipedia.adapter';

type EngineFactory = (parts: EngineParts, settings: Settings) => SearchEngine;

/** To add an engine, write its adapter file and name it here; the order is the order of trust among equals. */
const FACTORIES: EngineFactory[] = [
  (parts) => new GoogleNewsEngine(parts),
  (parts) => new BingNewsEngine(parts),
  (parts, settings) => new SearxngEngine(settings.SEARXNG_URL, parts),
  (parts) => new DuckDuckGoEngine(parts),
  (parts) => new GdeltEngine(parts),
  (parts, settings) => new BraveEngine(BRAVE, settings.BRAVE_API_KEY, parts),
  (parts, settings) => new BraveEngine(BRAVE_NEWS, settings.BRAVE_API_KEY, parts),
  (parts, settings) => serperEngine(SERPER, settings.SERPER_API_KEY, parts),
  (parts, settings) => serperEngine(SERPER_NEWS, settings.SERPER_API_KEY, parts),
  (parts, settings) => new GoogleCseEngine(settings.GOOGLE_CSE_KEY, settings.GOOGLE_CSE_ID, parts),
  (parts, settings) => webIqEngine(settings.WEBIQ_API_KEY, parts),
  (parts, settings) => guardianEngine(settings.GUARDIAN_API_KEY, parts),
  (parts) => crossrefEngine(parts),
  (parts, settings) => tavilyEngine(settings.TAVILY_API_KEY, parts),
  (parts) => wikipediaEngine(parts),
  (parts) => new WaybackEngine(parts),
];

/** All engines that are not switched off; those without their setting answer `not-configured`. */
export function createEngines(settings: Settings, parts: EngineParts): SearchEngine[] {
  const engines = FACTORIES.map((make) => make(parts, settings));
  return switchedOn(engines, settings.DISABLED_ENGINES);
}
