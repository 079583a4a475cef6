import type { INestApplicationContext } from '@nestjs/common';
import { McpSchemas } from './mcp.schemas';
import { promptList } from './prompts';
import { schemaName, type McpTool } from './tool.types';
import { ToolRegistry } from './tool.registry';

/** Description of a tool in the documentation. */
export interface ToolRow {
  name: string;
  about: string;
  /** Roles, any one of which is sufficient. */
  roles: readonly string[];
  /** Names of the arguments; optional ones end with a question mark. */
  takes: string[];
  readsOnly: boolean;
}

export interface ToolTable {
  tools: ToolRow[];
  prompts: Pick<ToolRow, 'name' | 'about' | 'takes'>[];
}

/** Tools and prompts for the documentation. */
export function toolTable(app: INestApplicationContext): ToolTable {
  const schemas = app.get(McpSchemas);
  const tools = app.get(ToolRegistry).all.map((tool) => toToolRow(tool, schemas));
  const prompts = promptList().map(({ name, description = '', arguments: given = [] }) => ({
    name,
    about: description,
    takes: given.map((one) => one.name),
  }));
  return { tools, prompts };
}

function toToolRow({ name, description, access, input, hints }: McpTool, schemas: McpSchemas): ToolRow {
  const { properties = {}, required = [] } = schemas.input(schemaName(input)) as {
    properties?: object;
    required?: string[];
  };
  const fields = Object.keys(properties).map((field) => (required.includes(field) ? field : `${field}?`));
  return { name, about: description, roles: access, takes: fields, readsOnly: hints.readOnlyHint };
}
