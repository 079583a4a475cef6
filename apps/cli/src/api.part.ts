/** The API and its framework in a separate file, so that other commands do not load it. */
export {
  resolveAuthMode,
  buildOpenApi,
  buildToolTable,
  checkPort,
  createFirstKey,
  openApi,
  openMcp,
} from '@corroborate-app/api';
