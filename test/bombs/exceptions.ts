const OWN_DATA = 'It reads what the product itself wrote.';
const CALLER = 'It calls services through a client; the readers of the answers are fed with bombs.';
const SHIPPED = 'It reads a file that comes with the product.';
const SMALL = 'An address, with everything in it, has 16 kB at most.';
const OWN_SERVER = 'It talks to the own server of the product.';
const BROWSER = 'It runs in the browser of the person who opened the page.';

const RECORDED = 'It reads answers within the limits of the gateway and of `readJson`.';
const OPERATOR = 'It reads a setting that the operator writes.';

/** Production sources that `findReaders` finds and that no family feeds with bombs, each with the reason. */
export const EXCEPTIONS: Record<string, string> = {
  'apps/api/src/mcp/prompts.ts': 'It writes messages of the protocol; `message.policy.ts` reads them.',
  'apps/api/src/mcp/resources.ts': 'It writes messages of the protocol; `message.policy.ts` reads them.',
  'apps/api/src/mcp/tool.runner.ts': OWN_DATA,
  'apps/cli/src/qualify/qualification.set.ts': SHIPPED,
  'apps/cli/src/commands/data-fields.action.ts': CALLER,
  'apps/cli/src/commands/mcp.action.ts': OWN_SERVER,
  'apps/cli/src/demo/demo-investigations.file.ts': OWN_DATA,
  'apps/cli/src/demo/register.server.ts': OWN_DATA,
  'apps/cli/src/live/fields.policy.ts': RECORDED,
  'apps/cli/src/live/live.folder.ts': OWN_DATA,
  'apps/cli/src/live/model.probes.ts': 'Of an answer of at most 1 MB it reads the status and one field by `readJson`.',
  'apps/cli/src/live/recording.gateway.ts': CALLER,
  'apps/cli/src/live/secrets.policy.ts': RECORDED,
  'apps/cli/src/mcp/bridge.ts': OWN_SERVER,
  'apps/cli/src/mcp/pending-request.transport.ts': OWN_SERVER,
  'apps/cli/src/log.ts': OWN_DATA,
  'apps/cli/src/version.ts': SHIPPED,
  'apps/desk/src/api/stream.ts': BROWSER,
  'apps/desk/src/pages/submit/submit.tsx': BROWSER,
  'apps/verify/src/entries.view.ts': BROWSER,
  'libs/collections/src/records/document.article.ts': OWN_DATA,
  'libs/db/src/embedded/layout.ts': SHIPPED,
  'libs/db/src/sql/rows.ts': SMALL,
  'libs/db/src/sources/sources.repository.ts': OWN_DATA,
  'libs/db/src/investigations/stage-results.repository.ts': OWN_DATA,
  'libs/evidence/src/snapshots/page-request.handler.ts': CALLER,
  'libs/investigation/src/stages/context/actor.sources.ts': CALLER,
  'libs/casework/src/evidence/page-captures.ts': OWN_DATA,
  'libs/casework/src/reports/stored-case.reader.ts': OWN_DATA,
  'libs/housekeeping/src/privacy/erasure.plan.ts': OWN_DATA,
  'libs/delivery/src/webhooks/webhook.dispatcher.ts': 'Of an answer it reads the status and `retry-after`.',
  'libs/providers/src/answer.ts': 'Every family of services reads its answers by it.',
  'libs/providers/src/provider.client.ts': 'Every family of services asks through it.',
  'libs/records/src/registers/pages.ts': CALLER,
  'libs/search/src/engines/list.engine.ts': CALLER,
  'libs/search/src/engines/self-test.ts': CALLER,
  'libs/reading/src/rules/topic/word-rarity.ts': SHIPPED,
  'libs/text/src/json-text.ts': 'Every family of services reads JSON by it.',
  'libs/text/src/language/ngram.reader.ts': SHIPPED,
  'libs/text/src/lexicon/yaml-tree.ts': SHIPPED,
  'libs/upstream/src/body.ts': 'Packed answers of every family of services are unpacked by it.',
  'libs/upstream/src/redis-answer.cache.adapter.ts': OWN_DATA,
  'libs/config/src/data-fields.ts': OPERATOR,
  'libs/config/src/mcp-servers.ts': OPERATOR,
  'libs/evidence/src/archive/compose-archive.ts': OWN_DATA,
  'libs/evidence/src/originals/packing.ts': OWN_DATA,
  'libs/evidence/src/snapshots/snapshot.taker.ts':
    'A browser renders the page; `hostile-snapshots.e2e.spec.ts` feeds it.',
  'libs/evidence/src/messages/entry.messages.ts': OWN_DATA,
  'libs/housekeeping/src/evidence/evidence.service.ts': OWN_DATA,
  'libs/housekeeping/src/evidence/source.view.ts': OWN_DATA,
  'libs/verification/src/inquiry/questions.data.ts': SHIPPED,
  'libs/verification/src/integrity/replies.policy.ts':
    'Responses that editors note, of limited length; `html-text.ts` reads them.',
};
