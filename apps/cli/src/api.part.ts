/** The API with its framework, in a file of its own so that commands without it need not load it. */
export { authModeOf, buildOpenApi, buildToolTable, checkPort, firstKey, openApi, openMcp } from '@corroborate-app/api';
