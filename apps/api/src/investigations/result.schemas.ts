import { resultJsonSchemas } from '@corroborate/report';
import type { Schemas } from '../openapi/answer';

/** The result and its parts as the document shows them: made from the schema by which results are written and read. */
export const RESULT_SCHEMAS = resultJsonSchemas() as Schemas;

/** Where the document has the result, and its verdict. */
export const RESULT_PLACE = '#/components/schemas/InvestigationResult';
export const VERDICT_PLACE = '#/components/schemas/ResultVerdict';
