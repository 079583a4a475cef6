export { readEnvironment, type Environment } from './environment';
export { findNearestName, type DataFields, type FieldRole } from './data-fields';
export { settingText } from './settings.docs';
export * from './settings';
export * from './settings.docs';
export { SECRET_SETTINGS, SETTING_NAMES, SETTINGS, type Settings } from './settings.schema';
export { parseSpans } from './spans';
export type { McpServerSettings } from './mcp-servers';
export type { TimestampAuthoritySettings } from './timestamp-authorities';
