import { sha256 } from '@corroborate/domain';
import { COLLECTION_LIMITS } from '../collections.thresholds';
import hints from '../../../../data/collections/hints.json';
import type { DocumentRequest, FetchTool, ToolDescription, ToolParameters } from '../collection.types';

type ParameterSlot = keyof typeof hints.parameters;
const SLOTS = Object.keys(hints.parameters) as ParameterSlot[];

/** Maps request properties to tool parameters, using the names in the tool's schema. */
export function mapParameters({ inputSchema }: Pick<ToolDescription, 'inputSchema'>): ToolParameters {
  const properties = isRow(inputSchema.properties) ? inputSchema.properties : {};
  const found: ToolParameters = { asText: [] };
  for (const slot of SLOTS) {
    const name = hints.parameters[slot].find((known) => Object.hasOwn(properties, known));
    if (name === undefined) continue;
    found[slot] = name;
    if (isRow(properties[name]) && properties[name].type === 'string') found.asText.push(slot);
  }
  return found;
}

/** Whether the tool can search documents, which it can if it pages or groups. */
export const isCollection = ({ pageSize, searchAfter, groupBy }: ToolParameters): boolean =>
  (pageSize !== undefined && searchAfter !== undefined) || groupBy !== undefined;

/** Tool that returns a document by ID and has no other required parameter. */
export function findFetchTool(tools: readonly ToolDescription[]): FetchTool | null {
  for (const { name, inputSchema } of tools) {
    const properties = isRow(inputSchema.properties) ? inputSchema.properties : {};
    const parameter = hints.fetch.ids.find((known) => Object.hasOwn(properties, known));
    const required = Array.isArray(inputSchema.required) ? inputSchema.required : [];
    const isMore = required.some((one) => one !== parameter);
    if (hints.fetch.tools.includes(name) && parameter !== undefined && !isMore) return { tool: name, parameter };
  }
  return null;
}

/** Digest of name and schema: a tool whose schema changed counts as a different tool. */
export const toolDigest = ({ name, inputSchema }: Pick<ToolDescription, 'name' | 'inputSchema'>): string =>
  sha256(JSON.stringify([name, sortKeys(inputSchema)])).slice(0, 32);

/** Converts a request to arguments of the tool; omits parts that it does not support. */
export function toArguments(request: DocumentRequest, parameters: ToolParameters): Record<string, unknown> {
  const given: [ParameterSlot, unknown][] = [
    ['query', request.query],
    ['filters', request.filters && Object.keys(request.filters).length > 0 ? request.filters : undefined],
    ['groupBy', request.groupBy?.length ? request.groupBy : undefined],
    ['dateHistogram', request.dateHistogram],
    ['topN', request.groupBy?.length ? request.topN : undefined],
    ['samplesPerBucket', request.groupBy?.length ? request.samplesPerBucket : undefined],
    ['pageSize', request.pageSize],
    ['searchAfter', request.after ?? undefined],
    ['fields', request.fields?.length ? request.fields : undefined],
    ['from', request.from],
    ['to', request.to],
  ];
  return Object.fromEntries(
    given.flatMap(([slot, value]) => {
      const name = parameters[slot];
      return name === undefined || value === undefined ? [] : [[name, formatArgument(slot, value, parameters)]];
    }),
  );
}

function formatArgument(slot: ParameterSlot, value: unknown, { asText }: ToolParameters): unknown {
  if (!asText.includes(slot) || typeof value === 'string') return value;
  const isNames = slot === 'groupBy' || slot === 'fields';
  return isNames ? (value as string[]).join(',') : JSON.stringify(value);
}

const SAMPLING_OPTIONS = { samplesPerBucket: COLLECTION_LIMITS.samplesPerBucket, topN: COLLECTION_LIMITS.topN };

/** A paging request: drops the grouping of an earlier aggregation unless it is requested again. */
export function toPagingRequest(
  inherited: DocumentRequest,
  asked: Pick<DocumentRequest, 'groupBy'> = {},
): DocumentRequest {
  const { groupBy: _, topN: _top, samplesPerBucket: _samples, dateHistogram: _histogram, ...rest } = inherited;
  return asked.groupBy?.length ? { ...rest, ...SAMPLING_OPTIONS, groupBy: asked.groupBy } : rest;
}

export const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sorts keys, so that their order does not affect the digest. Depth is limited, because schemas are untrusted. */
function sortKeys(value: unknown, depth = 0): unknown {
  if (depth > 12) return null;
  if (Array.isArray(value)) return value.slice(0, 500).map((one) => sortKeys(one, depth + 1));
  if (!isRow(value)) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, 500)
    .map(([key, one]) => [key, sortKeys(one, depth + 1)]);
}
