export { createFirstKey } from './access/first-key';
export type { ApiOptions } from './api.options';
export { resolveAuthMode } from './access/access.policy';
export { openMcp } from './mcp/open-mcp';
export type { ToolTable } from './mcp/tool.table';
export { buildOpenApi, buildToolTable, openApi, startApi, type RunningApi, checkPort } from './start';
