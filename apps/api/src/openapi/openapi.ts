import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { RESULT_SCHEMAS } from '../investigations/result.schemas';
import { SOURCE_SCHEMAS } from '../sources/sources.schema';
import { SUBMISSION_SCHEMAS } from '../submissions/submissions.schema';
import { TOPIC_SCHEMAS } from '../topics/topics.schema';

export const DOCS_PATH = 'api/docs';

const ABOUT = `Takes news topics nobody could verify and answers with evidence an editor can defend.

Names are in snake case, moments in ISO 8601 and UTC. Texts of topics, sources and results come from outside: they are
plain text, and whoever shows them escapes them. Every error is \`application/problem+json\` (RFC 9457). \
A trailing slash
makes no difference.`;

/** The OpenAPI document of the running routes; independent of settings, so that a stored copy can be compared. */
export function describe(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Corroborate')
    .setDescription(ABOUT)
    .setVersion('1.0')
    .setOpenAPIVersion('3.1.0')
    .addTag('investigations', 'Start, follow and stop investigations')
    .addTag('evidence', 'What is kept of cases as it was received')
    .addTag('topics', 'What the pipeline sends')
    .addTag('submissions', 'What people bring')
    .addTag('webhooks', 'Who is told of events')
    .addTag('engines', 'Where the product looks, what that costs and how it goes')
    .addTag('ratings', 'What others say of outlets')
    .addTag('mcp', 'The same for assistants')
    .addTag('metrics', 'Figures over many investigations')
    .addTag('access', 'Who may call: sessions of the desk, keys, and what was done')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', description: 'A key (`cbr_…`) or a token of the identity provider.' },
      'key',
    )
    .addCookieAuth(
      'corroborate',
      { type: 'apiKey', description: 'Session of the desk; `__Host-corroborate` over TLS.' },
      'session',
    )
    .addSecurityRequirements('key')
    .addSecurityRequirements('session')
    .addTag('health', 'For supervisors and load balancers')
    .build();
  const document = SwaggerModule.createDocument(app, config, { autoTagControllers: false });
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

/** Serves the document at /api/docs-json and its reader at /api/docs. */
export function serveDocs(app: INestApplication): void {
  SwaggerModule.setup(DOCS_PATH, app, () => describe(app), {
    raw: ['json'],
    customSiteTitle: 'Corroborate API',
    swaggerOptions: { validatorUrl: null, tryItOutEnabled: false },
  });
}
