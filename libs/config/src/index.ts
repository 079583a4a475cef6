export * from './settings';
export * from './settings.docs';
export { SECRET_SETTINGS, settingsSchema, type Settings } from './settings.schema';
