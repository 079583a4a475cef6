import { z } from 'zod';
import { dataFields } from '../data-fields';
import { mcpServers } from '../mcp-servers';
import { address, list, oneOf, optional, usd, WEB_SCHEMES, SECRET, secret } from './kinds';

/** Search engines, indexes, registers and social networks, with their API keys. */
export const SOURCES = {
  BRAVE_API_KEY: secret('Brave Search API key'),
  SEARXNG_URL: address('Base URL of your SearXNG instance', WEB_SCHEMES),
  TAVILY_API_KEY: secret('Tavily Search API key; without one, Tavily is used without a key, within its limits'),
  SERPER_API_KEY: secret('Serper API key (Google results)'),
  GOOGLE_CSE_KEY: secret(
    'Existing Google Custom Search JSON API key; Google no longer issues keys and shuts the API down ' +
      'on Jan. 1, 2027',
  ),
  GOOGLE_CSE_ID: secret('ID (cx) of your Google Programmable Search engine, used with GOOGLE_CSE_KEY'),
  WEBIQ_API_KEY: secret('Microsoft Web IQ key'),
  GUARDIAN_API_KEY: secret('Guardian Open Platform key'),
  GOOGLE_FACT_CHECK_KEY: secret('Google Fact Check Tools API key (published fact checks)'),
  COURTLISTENER_TOKEN: secret('CourtListener API token; without one, the limit is 100 calls a day'),
  OPENFEC_API_KEY: secret('api.data.gov key for OpenFEC (campaign contributions)'),
  OPENSANCTIONS_API_KEY: secret('OpenSanctions API key; a query costs about $0.12'),
  COMPANIES_HOUSE_KEY: secret('UK Companies House API key'),
  OPENCORPORATES_API_TOKEN: secret('OpenCorporates API token (company registers worldwide)'),
  PACER_SEARCHES: oneOf(['off', 'on'])
    .default('off')
    .describe(
      'Whether to search the PACER Case Locator for topics about a court case. A page costs $0.10, ' +
        'reserved from the investigation budget before the request',
    ),
  PACER_USERNAME: optional('PACER user name, used with PACER_SEARCHES=on'),
  PACER_PASSWORD: secret('PACER password'),
  PACER_CLIENT_CODE: optional('Client code for billing in PACER'),
  MASTODON_HOST: z
    .string()
    .trim()
    .regex(/^[a-z0-9.-]+(?::\d{1,5})?$/i, 'must be a host name, optionally with a port')
    .default('mastodon.social')
    .describe('Mastodon instance to search for public posts'),
  MASTODON_TOKEN: secret(
    'User token of that instance (scopes read:search read:statuses) for full-text search; without one, ' +
      'only hashtags are searched',
  ),
  X_BEARER_TOKEN: secret('App-only bearer token of the X API; X charges for posts read, see X_BUDGET_USD'),
  X_BUDGET_USD: usd(
    0.3,
    'Maximum spending on X per investigation, within its budget; a post with its author costs about ' + '$0.015',
  ),
  REDDIT_CLIENT_ID: secret('Client ID of your approved Reddit app'),
  REDDIT_CLIENT_SECRET: secret('Secret of that app'),
  REDDIT_USERNAME: optional("Reddit account of the app's owner, sent in the User-Agent as Reddit requires"),
  BLUESKY_IDENTIFIER: optional('Handle of the Bluesky account used for search'),
  BLUESKY_APP_PASSWORD: secret('App password of that account'),
  DESK_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2}$/, 'must be two letters, such as en or es')
    .default('en')
    .describe(
      'Language of the newsroom (two letters). Topics in other languages are also searched in this one, ' +
        'and a language model translates their quotes into it. The default language of the desk, if it has it',
    ),
  TRUSTED_GROUPS: oneOf(['first-round', 'off'])
    .default('first-round')
    .describe(
      "Whether the first round also searches groups of trusted sites, selected by the topic's country " +
        'and language, with one free engine and a reserved share of the results',
    ),
  MCP_SERVERS: mcpServers(
    'Data servers (Model Context Protocol) to query: a JSON list or the path of a file with one; see ' +
      'docs/collections.md',
  ).meta(SECRET),
  DATA_FIELDS: dataFields(
    'Corrections to the detected meaning of data server fields: the path of a YAML file (`corroborate ' +
      'data fields` writes a draft) or a JSON object; see docs/collections.md',
  ),
  DISABLED_ENGINES: list().describe('Comma-separated search engines to disable'),
};
