import { sha256 } from '@corroborate/domain';
import { COLLECTIONS } from '../collections.thresholds';
import hints from '../../../../data/collections/hints.json';
import type { DocumentRequest, FetchTool, ToolDescription, ToolParameters } from '../collection.types';

type Slot = keyof typeof hints.parameters;
const SLOTS = Object.keys(hints.parameters) as Slot[];

/** Maps tool parameters by the names in the tool's schema. */
export function parametersOf({ inputSchema }: Pick<ToolDescription, 'inputSchema'>): ToolParameters {
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

/** Whether the tool can search documents: it pages or groups. */
export const isCollection = ({ pageSize, searchAfter, groupBy }: ToolParameters): boolean =>
  (pageSize !== undefined && searchAfter !== undefined) || groupBy !== undefined;

/** The tool that returns a document by ID and takes no other required parameter. */
export function fetchToolOf(tools: readonly ToolDescription[]): FetchTool | null {
  for (const { name, inputSchema } of tools) {
    const properties = isRow(inputSchema.properties) ? inputSchema.properties : {};
    const parameter = hints.fetch.ids.find((known) => Object.hasOwn(properties, known));
    const required = Array.isArray(inputSchema.required) ? inputSchema.required : [];
    const isMore = required.some((one) => one !== parameter);
    if (hints.fetch.tools.includes(name) && parameter !== undefined && !isMore) return { tool: name, parameter };
  }
  return null;
}

/** Digest of the name and schema: a tool with a changed schema counts as a different tool. */
export const digestOf = ({ name, inputSchema }: Pick<ToolDescription, 'name' | 'inputSchema'>): string =>
  sha256(JSON.stringify([name, sorted(inputSchema)])).slice(0, 32);

/** The request as arguments of the tool; unsupported parts are omitted. */
export function argumentsOf(request: DocumentRequest, parameters: ToolParameters): Record<string, unknown> {
  const given: [Slot, unknown][] = [
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
      return name === undefined || value === undefined ? [] : [[name, worded(slot, value, parameters)]];
    }),
  );
}

function worded(slot: Slot, value: unknown, { asText }: ToolParameters): unknown {
  if (!asText.includes(slot) || typeof value === 'string') return value;
  const isNames = slot === 'groupBy' || slot === 'fields';
  return isNames ? (value as string[]).join(',') : JSON.stringify(value);
}

const SAMPLED = { samplesPerBucket: COLLECTIONS.samplesPerBucket, topN: COLLECTIONS.topN };

/** A paging request: drops the grouping of an earlier aggregation unless it is requested again. */
export function paged(inherited: DocumentRequest, asked: Pick<DocumentRequest, 'groupBy'> = {}): DocumentRequest {
  const { groupBy: _, topN: _top, samplesPerBucket: _samples, dateHistogram: _histogram, ...rest } = inherited;
  return asked.groupBy?.length ? { ...rest, ...SAMPLED, groupBy: asked.groupBy } : rest;
}

export const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sorts keys so that order does not affect the digest. Depth is bounded because schemas are untrusted. */
function sorted(value: unknown, depth = 0): unknown {
  if (depth > 12) return null;
  if (Array.isArray(value)) return value.slice(0, 500).map((one) => sorted(one, depth + 1));
  if (!isRow(value)) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, 500)
    .map(([key, one]) => [key, sorted(one, depth + 1)]);
}
