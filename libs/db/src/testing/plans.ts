import { Client } from 'pg';

export interface RecordedStatement {
  text: string;
  /** Names of tables with sequential scans. */
  scans: string[];
  /** Names of indexes. */
  indexes: string[];
  /** Rows that the planner expects at the top of the plan. */
  rows: number;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Plan Rows': number;
  Plans?: PlanNode[];
}
type Query = (this: Client, config: unknown, values?: unknown, callback?: unknown) => unknown;

const EXPLAINABLE = /^\s*(select|with|update|delete|insert)\b/i;

/**
 * Plans of all statements that this process sends while `work` runs, with their actual values and connection settings.
 * For tests and benchmarks: patches the driver meanwhile.
 */
export async function explainAll(work: () => Promise<unknown>): Promise<RecordedStatement[]> {
  const prototype = Client.prototype as unknown as { query: Query };
  const real = prototype.query;
  const plans: Promise<RecordedStatement>[] = [];
  prototype.query = function explained(config, values, callback) {
    const asked = recordStatements(config, values);
    if (asked && EXPLAINABLE.test(asked.text)) plans.push(explain(this, real, asked));
    return real.call(this, config, values, callback);
  };
  try {
    await work();
  } finally {
    prototype.query = real;
  }
  return Promise.all(plans);
}

/** A connection runs one query at a time, so the plan is made in the same transaction, before the statement runs. */
async function explain(
  client: Client,
  query: Query,
  { text, values }: { text: string; values: unknown[] },
): Promise<RecordedStatement> {
  const { rows } = (await query.call(client, { text: `EXPLAIN (FORMAT JSON) ${text}`, values })) as {
    rows: { 'QUERY PLAN': { Plan: PlanNode }[] }[];
  };
  const nodes = flattenPlan(rows[0]!['QUERY PLAN'][0]!.Plan);
  return {
    text,
    scans: nodes.filter((node) => node['Node Type'] === 'Seq Scan').flatMap((node) => node['Relation Name'] ?? []),
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    rows: nodes[0]?.['Plan Rows'] ?? 0,
  };
}

const flattenPlan = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flattenPlan)];

function recordStatements(config: unknown, values: unknown): { text: string; values: unknown[] } | null {
  if (typeof config === 'string') return { text: config, values: Array.isArray(values) ? values : [] };
  const { text, values: own } = (config ?? {}) as { text?: string; values?: unknown[] };
  return text === undefined ? null : { text, values: own ?? (Array.isArray(values) ? values : []) };
}
