import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { PROBLEM_MEDIA_TYPE, type Problem } from '../problems/problem';
import { PROBLEMS, problemType, type ProblemCode } from '../problems/problem.catalogue';
import { z } from 'zod';
import { responseType, list } from './response.type';

class ProblemItemResponse extends responseType({
  detail: z.string().meta({ example: 'title must be a string.' }),
  in: z.enum(['body', 'query', 'path']).optional().meta({ example: 'body' }),
  pointer: z.string().optional().meta({ example: '#/topics/3/title', description: 'JSON pointer into the body.' }),
  parameter: z.string().optional().meta({ example: 'limit', description: 'Name of the query or path parameter.' }),
  gate: z
    .string()
    .optional()
    .meta({ example: 'source_count', description: 'Name of the gate that the candidate failed.' }),
  part: z.string().optional().meta({ example: 'queue', description: 'Name of the unavailable component.' }),
}) {}

/** Problem details (RFC 9457). */
class ProblemResponse extends responseType({
  type: z.string().meta({ example: 'urn:corroborate:problem:invalid-input' }),
  title: z.string().meta({ example: 'Invalid request' }),
  status: z.number().meta({ example: 400 }),
  detail: z.string().meta({ example: 'title must be a string.' }),
  instance: z.string().meta({
    example: 'urn:corroborate:request:0b0cf1a2-7f0e-4a53-8b8e-0c7f3b1f4f6d',
    description: 'Unique URI of this occurrence, also in the log.',
  }),
  code: z.enum(Object.keys(PROBLEMS)).meta({ enumName: 'ProblemCode', example: 'invalid-input' }),
  hint: z.string().meta({
    example: 'Correct the fields listed in `errors` and resend the request.',
    description: 'Suggested action.',
  }),
  errors: list(ProblemItemResponse),
  investigation_id: z
    .number()
    .optional()
    .meta({ example: 122, description: 'Conflicting investigation, for `conflict`.' }),
}) {}

/** Errors that every route can return. */
const COMMON_PROBLEMS: ProblemCode[] = [
  'invalid-input',
  'malformed-request',
  'unauthenticated',
  'forbidden',
  'too-many-requests',
  'internal',
  'database-unavailable',
  'queue-unavailable',
  'storage-unavailable',
  'timeout',
];

/** Documents the errors of a route, with one response per status and one example per code. */
export function ApiProblems(...codes: ProblemCode[]): MethodDecorator & ClassDecorator {
  const all = [...new Set([...codes, ...COMMON_PROBLEMS])];
  const statuses = [...new Set(all.map((code) => PROBLEMS[code].status))].sort((a, b) => a - b);
  return applyDecorators(
    ApiExtraModels(ProblemResponse),
    ...statuses.map((status) =>
      problemResponse(
        status,
        all.filter((code) => PROBLEMS[code].status === status),
      ),
    ),
  );
}

function problemResponse(status: number, codes: ProblemCode[]): MethodDecorator & ClassDecorator {
  const examples = Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }]));
  return ApiResponse({
    status,
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}.`).join(' '),
    content: { [PROBLEM_MEDIA_TYPE]: { schema: { $ref: getSchemaPath(ProblemResponse) }, examples } },
  });
}

function exampleOf(code: ProblemCode): Problem {
  const { status, title, hint } = PROBLEMS[code];
  return {
    type: problemType(code),
    title,
    status,
    detail: `${title}.`,
    instance: 'urn:corroborate:request:0b0cf1a2-7f0e-4a53-8b8e-0c7f3b1f4f6d',
    code,
    hint,
    errors: [],
    ...(code === 'conflict' ? { investigation_id: 122 } : {}),
  };
}
