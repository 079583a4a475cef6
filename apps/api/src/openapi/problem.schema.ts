import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiPropertyOptional, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { PROBLEM_MEDIA_TYPE, type Problem } from '../problems/problem';
import { PROBLEMS, problemType, type ProblemCode } from '../problems/problem.catalogue';

class ProblemItemAnswer {
  @ApiProperty({ example: 'title must be a text.' }) detail: string;
  @ApiPropertyOptional({ enum: ['body', 'query', 'path'], example: 'body' }) in?: string;
  @ApiPropertyOptional({ example: '#/topics/3/title', description: 'JSON pointer into the body.' })
  pointer?: string;
  @ApiPropertyOptional({ example: 'limit', description: 'Name of the query or path parameter.' })
  parameter?: string;
  @ApiPropertyOptional({ example: 'source_count', description: 'Name of the failed candidate gate.' })
  gate?: string;
  @ApiPropertyOptional({ example: 'queue', description: 'Name of the part that is down.' }) part?: string;
}

/** RFC 9457. */
class ProblemAnswer {
  @ApiProperty({ example: 'urn:corroborate:problem:invalid-input' }) type: string;
  @ApiProperty({ example: 'The request is not valid' }) title: string;
  @ApiProperty({ example: 400 }) status: number;
  @ApiProperty({ example: 'title must be a text.' }) detail: string;
  @ApiProperty({
    example: 'urn:corroborate:request:0b0cf1a2-7f0e-4a53-8b8e-0c7f3b1f4f6d',
    description: 'Names this occurrence; also in the log.',
  })
  instance: string;
  @ApiProperty({ enum: Object.keys(PROBLEMS), enumName: 'ProblemCode', example: 'invalid-input' })
  code: string;
  @ApiProperty({ example: 'Correct what `errors` names and send it again.', description: 'What to do.' })
  hint: string;
  @ApiProperty({ type: [ProblemItemAnswer] }) errors: ProblemItemAnswer[];
  @ApiPropertyOptional({ example: 122, description: 'The investigation in the way, for `conflict`.' })
  investigation_id?: number;
}

/** What every route can answer with. */
const ALWAYS: ProblemCode[] = [
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

/** Documents the problems of a route, one response per status with one example per code. */
export function ApiProblems(...codes: ProblemCode[]): MethodDecorator & ClassDecorator {
  const all = [...new Set([...codes, ...ALWAYS])];
  const statuses = [...new Set(all.map((code) => PROBLEMS[code].status))].sort((a, b) => a - b);
  return applyDecorators(
    ApiExtraModels(ProblemAnswer),
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
    content: { [PROBLEM_MEDIA_TYPE]: { schema: { $ref: getSchemaPath(ProblemAnswer) }, examples } },
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
