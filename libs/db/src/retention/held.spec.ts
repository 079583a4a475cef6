import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FORGETS =
  /DELETE FROM (\w+)|SET (?:LOCAL )?(\w+) = (?:NULL|''|regexp_replace)|\.delete\((\w+Entity|ids|\{ \w+)|\.(clear)\(/g;

/** Each statement that deletes data, and why it does not affect cases on legal hold. */
const KNOWN: Record<string, string> = {
  'retention.repository.ts upstream_calls': 'gated',
  'retention.repository.ts investigation_events': 'gated',
  'retention.repository.ts url': 'gated',
  'retention.repository.ts text': 'gated',
  'pictures.repository.ts marks': 'gated',
  'evidence.repository.ts packed': 'gated',
  'webhook-deliveries.repository.ts webhook_deliveries': 'gated',
  'added-sources.repository.ts content': 'gated',
  'legal-holds.repository.ts content': 'goes with the hold, of files whose text is kept',
  'evidence.repository.ts ids': 'what is to be told, once the chain tells it',
  'pictures.repository.ts { investigationId': 'what is to be looked at, once it was',
  'investigations.repository.ts stage_starts': 'how often a stage was started, until it ends',
  'stage-starts.sql.ts stage_starts': 'how often a stage was started, until it ends',
  'seal-timestamps.repository.ts stamp_due': 'what is to be stamped, once it is',
  'handovers.repository.ts handovers': 'that something is to be handed on; what it is stands in the case and the chain',
  'evidence-checks.repository.ts evidence_faults': 'an alarm, once a look finds the case whole',
  'added-sources.repository.ts added_claims': 'who works on a case just now',
  'claims.repository.ts claims': 'replaced by those of the new decision; the result and the chain have both',
  'stream-slots.repository.ts stream_places': 'of no case',
  'access.repository.ts DeskSessionEntity': 'of no case',
  'access.repository.ts { expiresAt': 'of no case',
  'access.repository.ts { tokenHash': 'of no case',
  'ratings.repository.ts DomainRatingEntity': 'of no case',
  'ratings.repository.ts clear': 'of no case: ratings remembered for seconds',
  'postgres-answer.cache.adapter.ts { expiresAt': 'of no case: what cases received is kept as originals',
  'webhook-endpoints.repository.ts { id': 'of no case: a person takes an address off',
  'reviews.repository.ts claimed_by': 'who works on an item just now',
};

const files = new Map(
  readdirSync(join(__dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter((path) => !/^(?:backup|embedded|migrations|testing)\/|\.spec\.ts$/.test(path) && /\/.*\.ts$/.test(path))
    .map((path) => [basename(path), join(__dirname, '..', path)]),
);
const textOf = (name: string) => readFileSync(files.get(name)!, 'utf8');
const found = [...files.keys()].flatMap((name) =>
  [...textOf(name).matchAll(FORGETS)].map(([, ...groups]) => `${name} ${groups.find(Boolean)!}`),
);

it('lists every statement that deletes data, with the reason why it spares held cases', () =>
  expect([...new Set(found)].sort()).toEqual(Object.keys(KNOWN).sort()));

it('checks legal holds in every file listed as gated', () => {
  const gated = Object.keys(KNOWN).filter((place) => KNOWN[place] === 'gated');
  const gates = new Map(gated.map((place) => [place.split(' ')[0]!, 0]));
  for (const name of gates.keys()) gates.set(name, textOf(name).split('${legalHoldSql(').length - 1);
  expect([...gates].filter(([, count]) => count === 0)).toEqual([]);
});
