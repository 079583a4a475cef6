/**
 * Items that the compiled product lists itself: its OpenAPI document, command, settings, queues, schemas and tables.
 * This file is the only one that knows where the product keeps them. When code moves, adapt it and leave the inventory
 * as it is.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const dist = path.resolve(import.meta.dirname, '../../dist');
const compiled = (file) => require(path.join(dist, file));

/** @returns `{ heading: string[] }` */
export async function readProductItems() {
  const { buildOpenApi, buildToolTable } = compiled('apps/api/src/index.js');
  const openApi = JSON.parse(await buildOpenApi());
  const schemas = publicSchemas();
  return {
    routes: routesOf(openApi),
    'public schemas': [...Object.keys(openApi.components.schemas), ...schemas.map(({ $id }) => $id)],
    'public queue messages': schemas.flatMap(messageFields),
    'MCP tools': mcpItems(await buildToolTable()),
    commands: commandItems(compiled('apps/cli/src/program.js').buildProgram()),
    settings: settingItems(compiled('libs/config/src/index.js')),
    queues: [...compiled('libs/queue/src/index.js').ALL_QUEUES],
    'error codes': [...compiled('libs/domain/src/errors.js').ERROR_CODES],
    'webhook events': webhookEvents(),
    'database tables': tableNames(),
  };
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Every route, and each of its parameters on its own line. */
function routesOf({ paths }) {
  return Object.entries(paths).flatMap(([address, item]) =>
    METHODS.filter((method) => item[method]).flatMap((method) => {
      const route = `${method.toUpperCase()} ${address}`;
      const parameters = item[method].parameters ?? [];
      return [route, ...parameters.map(({ in: place, name }) => `${route} (${place} ${name})`)];
    }),
  );
}

function publicSchemas() {
  const { unverifiedTopicsJsonSchema, reviewsJsonSchema, investigatedTopicsJsonSchema } =
    compiled('libs/queue/src/index.js');
  return [unverifiedTopicsJsonSchema(), reviewsJsonSchema(), investigatedTopicsJsonSchema(), webhooksSchema()];
}

const webhooksSchema = () => compiled('libs/delivery/src/index.js').webhooksJsonSchema();

/** Fields of the messages in public queues. Webhook messages are a union and are listed as events. */
const messageFields = ({ $id, properties = {} }) => Object.keys(properties).map((field) => `${$id} ${field}`);

const webhookEvents = () => webhooksSchema().anyOf.map(({ properties }) => properties.type.const);

const mcpItems = ({ tools, prompts }) => [
  ...tools.flatMap(({ name, takes }) => argumentLines(`tool ${name}`, takes)),
  ...prompts.flatMap(({ name, takes }) => argumentLines(`prompt ${name}`, takes)),
];
const argumentLines = (item, takes) => [item, ...takes.map((argument) => `${item} (${argument})`)];

function commandItems(command, parents = []) {
  const names = [...parents, command.name()];
  const line = names.join(' ');
  return [
    line,
    ...command.registeredArguments.map(
      (argument) => `${line} ${argument.required ? `<${argument.name()}>` : `[${argument.name()}]`}`,
    ),
    ...command.options.map(({ flags }) => `${line} ${flags}`),
    ...command.commands.flatMap((child) => commandItems(child, names)),
  ];
}

const settingItems = ({ SETTING_NAMES, SECRET_SETTINGS }) => [
  ...SETTING_NAMES,
  ...SECRET_SETTINGS.map((name) => `${name}_FILE`),
];

function tableNames() {
  compiled('libs/db/src/index.js');
  const { getMetadataArgsStorage } = require('typeorm');
  return getMetadataArgsStorage().tables.map(({ name }) => name);
}
