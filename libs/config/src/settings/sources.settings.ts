import { z } from 'zod';
import { dataFields } from '../data-fields';
import { mcpServers } from '../mcp-servers';
import { address, list, oneOf, optional, usd, WEB } from './kinds';

/** Search engines, indexes, registers and networks, and the keys to them. */
export const SOURCES = {
  BRAVE_API_KEY: optional('Key of the Brave Search API'),
  SEARXNG_URL: address('Base address of your SearXNG instance', WEB),
  TAVILY_API_KEY: optional('Key of the Tavily search API; without it Tavily is asked keyless, within its limits'),
  SERPER_API_KEY: optional('Key of the Serper API (results of Google)'),
  GOOGLE_CSE_KEY: optional(
    'Existing key of the Google Custom Search JSON API; Google gives out no new ones and ends it on 2027-01-01',
  ),
  GOOGLE_CSE_ID: optional('Id (cx) of your Google Programmable Search engine, used with GOOGLE_CSE_KEY'),
  WEBIQ_API_KEY: optional('Key of Microsoft Web IQ'),
  GUARDIAN_API_KEY: optional('Key of the Guardian Open Platform'),
  GOOGLE_FACT_CHECK_KEY: optional('Key of the Google Fact Check Tools API: published fact checks of a claim'),
  COURTLISTENER_TOKEN: optional('Token of a CourtListener account; without it 100 calls a day are answered'),
  OPENFEC_API_KEY: optional('Key of api.data.gov for OpenFEC: contributions to campaigns'),
  OPENSANCTIONS_API_KEY: optional('Key of the OpenSanctions API; a question costs about $0.12'),
  COMPANIES_HOUSE_KEY: optional('Key of the UK Companies House API'),
  OPENCORPORATES_API_TOKEN: optional('Token of the OpenCorporates API: companies of the registers of the world'),
  PACER_SEARCHES: oneOf(['off', 'on'])
    .default('off')
    .describe(
      'Whether the PACER Case Locator is asked where a topic is a court case. A page costs $0.10, taken from the ' +
        'budget of the investigation before it is asked',
    ),
  PACER_USERNAME: optional('Login of a PACER account, used with PACER_SEARCHES=on'),
  PACER_PASSWORD: optional('Password of the PACER account'),
  PACER_CLIENT_CODE: optional('Client code to which the PACER account books the costs'),
  MASTODON_HOST: z
    .string()
    .trim()
    .regex(/^[a-z0-9.-]+(?::\d{1,5})?$/i, 'must be a host name, with a port where it has one of its own')
    .default('mastodon.social')
    .describe('Mastodon instance whose public posts are searched'),
  MASTODON_TOKEN: optional(
    'User token of that instance (scopes read:search read:statuses): with it words are searched, not hashtags alone',
  ),
  X_BEARER_TOKEN: optional('App-only bearer token of the X API; posts read are charged by X, see X_BUDGET_USD'),
  X_BUDGET_USD: usd(
    0.3,
    'Most that one investigation may spend on X, within its budget; a post with its author costs about $0.015',
  ),
  REDDIT_CLIENT_ID: optional('Client id of your approved Reddit app'),
  REDDIT_CLIENT_SECRET: optional('Secret of your approved Reddit app'),
  REDDIT_USERNAME: optional('Reddit account behind the app, named in the User-Agent as Reddit asks'),
  BLUESKY_IDENTIFIER: optional('Handle of the Bluesky account that searches'),
  BLUESKY_APP_PASSWORD: optional('App password of that account'),
  DESK_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2}$/, 'must be two letters, such as en or es')
    .default('en')
    .describe(
      'Language of your newsroom: a story told in another one is also asked for in this one, and a language model ' +
        'translates quotes into it',
    ),
  TRUSTED_GROUPS: oneOf(['first-round', 'off'])
    .default('first-round')
    .describe(
      'Whether groups of trusted sites, by the country and the language of the topic, are each searched on their own ' +
        'in the first round, by one free engine, with a share of the results that is theirs',
    ),
  MCP_SERVERS: mcpServers(
    'Data servers (Model Context Protocol) whose collections are asked: a JSON list, or the path of a file with one; ' +
      'see docs/collections.md',
  ),
  DATA_FIELDS: dataFields(
    'What fields of collections mean, where that was found out wrongly: the path of a YAML file (`corroborate data ' +
      'fields` writes a first one), or a JSON object; see docs/collections.md',
  ),
  DISABLED_ENGINES: list().describe('Comma-separated search engines to disable'),
};
