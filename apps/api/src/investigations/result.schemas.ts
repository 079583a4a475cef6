import { resultJsonSchemas } from '@corroborate/report';
import type { Schemas } from '../openapi/response.type';

/** OpenAPI schemas of the result, generated from the schema with which results are written and read. */
export const RESULT_SCHEMAS = resultJsonSchemas() as Schemas;

/** References to the schemas of the result and its verdict in the OpenAPI document. */
export const RESULT_REF = '#/components/schemas/InvestigationResult';
export const VERDICT_REF = '#/components/schemas/ResultVerdict';
