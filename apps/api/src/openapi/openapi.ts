import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { RESULT_SCHEMAS } from '../investigations/result.schemas';
import { SOURCE_SCHEMAS } from '../sources/sources.schema';
import { SUBMISSION_SCHEMAS } from '../submissions/submissions.schema';
import { TOPIC_SCHEMAS } from '../topics/topics.schema';

export const DOCS_PATH = 'api/docs';

const API_DESCRIPTION = `Investigates unverified news topics and reports evidence that an editor can defend.

Field names use snake case; times are ISO 8601 in UTC. Texts of topics, sources and results are untrusted plain text:
escape them before display. Errors are \`application/problem+json\` (RFC 9457). Trailing slashes are ignored.`;

/** OpenAPI document of all routes. Does not depend on settings, so that it can be compared with a stored copy. */
export function describeApi(app: INestApplication): OpenAPIObject {
  return removeUnusedSchemas(describeAll(app));
}

/** Also includes schemas that only MCP tools use. */
export function describeAll(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, createDocument(), { autoTagControllers: false });
  const schemas = {
    ...document.components?.schemas,
    ...TOPIC_SCHEMAS,
    ...SUBMISSION_SCHEMAS,
    ...SOURCE_SCHEMAS,
    ...RESULT_SCHEMAS,
  };
  document.components = { ...document.components, schemas };
  return document;
}

const createDocument = () =>
  new DocumentBuilder()
    .setTitle('Corroborate')
    .setDescription(API_DESCRIPTION)
    .setVersion('1.0')
    .setLicense('Apache 2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
    .addServer('/')
    .setOpenAPIVersion('3.1.0')
    .addTag('investigations', 'Start, follow and stop investigations')
    .addTag('evidence', 'Original evidence of cases')
    .addTag('topics', 'Topics from the article pipeline')
    .addTag('submissions', 'Stories submitted by people')
    .addTag('webhooks', 'Endpoints that receive signed events (Standard Webhooks)')
    .addTag('engines', 'Search engines with price and health')
    .addTag('ratings', 'Outlet ratings from other organizations')
    .addTag('mcp', 'Model Context Protocol for AI assistants')
    .addTag('metrics', 'Metrics across investigations')
    .addTag('access', 'Sessions, API keys and audit log')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', description: 'API key (`cbr_…`) or token of the identity provider.' },
      'key',
    )
    .addCookieAuth(
      'corroborate',
      { type: 'apiKey', description: 'Desk session cookie, named `__Host-corroborate` over TLS.' },
      'session',
    )
    .addSecurityRequirements('key')
    .addSecurityRequirements('session')
    .addTag('health', 'Health checks for supervisors and load balancers')
    .build();

const SCHEMA_PREFIX = '#/components/schemas/';

/** Removes schemas that no route references, directly or through other schemas. */
function removeUnusedSchemas(document: OpenAPIObject): OpenAPIObject {
  const schemas = document.components?.schemas ?? {};
  const used = new Set<string>();
  const visit = (part: unknown): void => {
    for (const name of referencesIn(part)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(schemas[name]);
    }
  };
  visit({ ...document, components: { ...document.components, schemas: {} } });
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
  return { ...document, components: { ...document.components, schemas: kept } };
}

function referencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value.slice(SCHEMA_PREFIX.length)] : referencesIn(value),
  );
}

/** Serves the document at /api/docs-json and a viewer for it at /api/docs. */
export function serveDocs(app: INestApplication): void {
  SwaggerModule.setup(DOCS_PATH, app, () => describeApi(app), {
    raw: ['json'],
    customSiteTitle: 'Corroborate API',
    swaggerOptions: { validatorUrl: null, tryItOutEnabled: false },
  });
}
