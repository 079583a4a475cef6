export * from './settings';
export * from './settings.docs';
export { type Settings } from './settings.schema';
