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
export const SECRET_SETTINGS = SETTING_NAMES.filter((name) => settingsSchema.shape[name].meta()?.secret === true);
