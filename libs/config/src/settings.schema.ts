import { z } from 'zod';
import { HTTP } from './settings/http.settings';
import { MODELS } from './settings/models.settings';
import { PRIVACY } from './settings/privacy.settings';
import { REPORTS } from './settings/reports.settings';
import { SOURCES } from './settings/sources.settings';
import { STORAGE } from './settings/storage.settings';
import { WATCHING } from './settings/watching.settings';
import { EGRESS } from './settings/way-out.settings';
import { WORK } from './settings/work.settings';

/**
 * All settings: type, default and description. `docs/configuration.md` is generated from them, so a description here is
 * the documentation.
 */
export const settingsSchema = z.object({
  ...STORAGE,
  ...HTTP,
  ...EGRESS,
  ...SOURCES,
  ...MODELS,
  ...WORK,
  ...WATCHING,
  ...PRIVACY,
  ...REPORTS,
});

export type Settings = z.infer<typeof settingsSchema>;
/** Injection token of `Settings`. */
export const SETTINGS = Symbol('Settings');

export const SETTING_NAMES = Object.keys(settingsSchema.shape) as (keyof Settings)[];

/** Settings that other programs read as well; their names can be lowercase. */
export const SHARED_SETTINGS: readonly (keyof Settings)[] = ['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY'];

/** Settings that must never appear in a log, an error or the browser. */
export const SECRET_SETTINGS: readonly (keyof Settings)[] = [
  'DATABASE_URL',
  'EVIDENCE_KEY',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'TSA_URLS',
  'REDIS_URL',
  'BRAVE_API_KEY',
  'TAVILY_API_KEY',
  'SERPER_API_KEY',
  'GOOGLE_CSE_KEY',
  'GOOGLE_CSE_ID',
  'WEBIQ_API_KEY',
  'GUARDIAN_API_KEY',
  'COURTLISTENER_TOKEN',
  'OPENFEC_API_KEY',
  'OPENSANCTIONS_API_KEY',
  'COMPANIES_HOUSE_KEY',
  'OPENCORPORATES_API_TOKEN',
  'PACER_PASSWORD',
  'MASTODON_TOKEN',
  'X_BEARER_TOKEN',
  'REDDIT_CLIENT_ID',
  'REDDIT_CLIENT_SECRET',
  'BLUESKY_APP_PASSWORD',
  'GOOGLE_FACT_CHECK_KEY',
  'MCP_SERVERS',
  'EGRESS_PROXY_URL',
  'HTTPS_PROXY',
  'HTTP_PROXY',
  'OPENAI_API_KEY',
  'GEMINI_API_KEY',
  'XAI_API_KEY',
  'LOCAL_MODEL_KEY',
  'CHECKER_KEY',
  'OIDC_CLIENT_SECRET',
  'CORROBORATE_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
];
