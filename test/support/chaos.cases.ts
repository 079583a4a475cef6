import { parseAmounts, chaosPlan } from './chaos.plan';
import { ChaosTrial, EVENT_TYPES } from './chaos.trial';

const amounts = parseAmounts(process.env.TEST_CHAOS);
/** The long form takes another way each time. */
const seed = Number(process.env.TEST_SEED ?? (process.env.TEST_CHAOS ? Date.now() % 2 ** 31 : 20261122));
/** Only ends a run that hangs: how long one takes is the machine's affair. */
const MAX_MS = (300 + 30 * amounts.kills) * 1_000;

/** Rows that there is none, or more than one, of; empty when all is as it should be. */
const NOT_ONCE = {
  'verdicts of a topic':
    'SELECT t.id, count(w.topic_id) FROM topics t LEFT JOIN topic_writes w ON w.topic_id = t.id GROUP BY t.id ' +
    'HAVING count(w.topic_id) <> 1',
  'investigations of a topic':
    'SELECT t.id, count(i.id) FROM topics t LEFT JOIN investigations i ON i.topic_id = t.id GROUP BY t.id ' +
    'HAVING count(i.id) <> 1',
  'beginnings of an investigation': eventSql('investigation.started'),
  'ends of an investigation': eventSql('investigation.completed'),
  'review items of an investigation': `SELECT e.investigation_id, e.n, count(r.id)
    FROM (SELECT investigation_id, count(*) AS n FROM investigation_events
      WHERE type = 'review.requested' GROUP BY 1) e
    FULL JOIN review_items r ON r.investigation_id = e.investigation_id
    GROUP BY 1, 2 HAVING e.n IS DISTINCT FROM 1 OR count(r.id) <> 1`,
  'review items of an investigation that asks for a person':
    'SELECT i.id FROM investigations i LEFT JOIN review_items r ON r.investigation_id = i.id WHERE ' +
    'i.requires_human_review <> (r.id IS NOT NULL)',
  'messages of an event': `SELECT e.id, count(d.id) FROM investigation_events e
    LEFT JOIN webhook_deliveries d ON d.event_id = e.id AND d.state = 'delivered'
    WHERE e.type IN (${EVENT_TYPES.map((type) => `'${type}'`).join(', ')}) GROUP BY e.id HAVING count(d.id) <> 1`,
};

function eventSql(type: string): string {
  return (
    'SELECT i.id, count(e.id) FROM investigations i LEFT JOIN investigation_events e ON e.investigation_id = ' +
    `i.id AND e.type = '${type}' GROUP BY i.id HAVING count(e.id) <> 1`
  );
}

/** The cases for one queue backend; without `redisUrl` the queues live in PostgreSQL. */
export function chaosCases(redisUrl?: string): void {
  it(
    `loses and duplicates no result or message (TEST_SEED=${seed} TEST_CHAOS=${amounts.kills})`,
    async () => {
      process.stderr.write(`TEST_SEED=${seed} TEST_CHAOS=${amounts.kills}: ${JSON.stringify(amounts)}\n`);
      const trial = new ChaosTrial(redisUrl);
      try {
        await trial.open();
        for (const fault of chaosPlan(amounts, seed)) await trial.suffer(fault);
        await trial.finish();
        const wrong = await trial.ask("SELECT id, status, failure FROM investigations WHERE status <> 'completed'");
        expect(wrong).toEqual([]);
        expect(await trial.count('investigations', 'true')).toBe(trial.investigations);
        for (const [what, sql] of Object.entries(NOT_ONCE))
          expect({ what, rows: await trial.ask(sql) }).toEqual({ what, rows: [] });
        expectMessages(trial, await trial.count('webhook_deliveries', 'true'));
        // The faults did hit stages at work, else all of the above would say nothing.
        expect(await trial.count('stage_results', 'attempts > 1')).toBeGreaterThan(0);
      } finally {
        await trial.close();
      }
    },
    MAX_MS,
  );
}

/** Each message arrived; one that came again came under its id and with the same words. */
function expectMessages({ receiver, investigations }: ChaosTrial, sent: number): void {
  const words = new Map<string, Set<string>>();
  for (const { headers, body } of receiver.got)
    words.set(String(headers['webhook-id']), (words.get(String(headers['webhook-id'])) ?? new Set()).add(body));
  expect(words.size).toBe(sent);
  expect([...words.values()].filter((bodies) => bodies.size > 1)).toEqual([]);
  const ended = [...words.values()]
    .map(([body]) => JSON.parse(body ?? '{}'))
    .filter(({ type }) => type === 'investigation.completed');
  expect(new Set(ended.map(({ data }) => data.investigation_id)).size).toBe(investigations);
  expect(ended).toHaveLength(investigations);
}
