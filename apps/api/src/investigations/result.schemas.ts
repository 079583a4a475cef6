import { resultJsonSchemas } from '@corroborate/report';
import type { OpenAPIObject } from '@nestjs/swagger';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** The result and its parts as the document shows them: made from the schema by which results are written and read. */
export const RESULT_SCHEMAS = resultJsonSchemas() as Schemas;

/** Where the document has the result. */
export const RESULT_PLACE = '#/components/schemas/InvestigationResult';
