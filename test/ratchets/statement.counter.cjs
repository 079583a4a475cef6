/**
 * Counts the statements that this process sends to PostgreSQL: those of the queue's pool apart from all others, and
 * apart again those that take many rows, whose number depends on how fast rows arrive. What the product also asks while
 * it has nothing to do depends on time, and is left out.
 */
const { Client } = require('pg');
const { OBSERVER } = require('./product.run.cjs');

const QUEUE_POOL = 'corroborate-queue';
/** They come with other statements, which are counted. */
const TRANSACTION = /^(?:BEGIN|START TRANSACTION|COMMIT|ROLLBACK)\b/;
/** With these BullMQ's workers look for jobs, and for jobs of dead workers. Its statements begin with what they do. */
const LOOKS_FOR_JOBS =
  /^-- (?:Claim the next ready|The worker "no job"|Whether the queue has|The timestamp of the next|Two-phase stalled)/;
/** How rows are handed over as one parameter. */
const MANY_ROWS = /\bunnest\(|\bjsonb_to_recordset\(|\bjsonb_array_elements\(|= ANY ?\(/i;

class StatementCounter {
  own = new Map();
  queue = new Map();
  idle = new Set();

  /** Counts from now on, in all connections of this process. */
  install() {
    const { query } = Client.prototype;
    const add = (client, config) => this.add(client, config);
    Client.prototype.query = function countedQuery(...args) {
      add(this, args[0]);
      return query.apply(this, args);
    };
    return this;
  }

  reset() {
    this.own.clear();
    this.queue.clear();
  }

  /** What was counted since the reset is what an idle product asks. */
  markIdle() {
    for (const text of this.own.keys()) this.idle.add(text);
    this.reset();
  }

  totals() {
    const takesManyRows = (text) => MANY_ROWS.test(text);
    return {
      ownStatements: this.sum(this.own, (text) => !takesManyRows(text)),
      batchStatements: this.sum(this.own, takesManyRows),
      queueStatements: this.sum(this.queue, (text) => !LOOKS_FOR_JOBS.test(text)),
    };
  }

  sum(counts, isCounted) {
    const counted = [...counts].filter(([text]) => !this.idle.has(text) && isCounted(text));
    return counted.reduce((total, [, count]) => total + count, 0);
  }

  add({ connectionParameters }, config) {
    const text = typeof config === 'string' ? config : (config.text ?? config.constructor.name);
    const { application_name: name } = connectionParameters;
    if (name === OBSERVER || TRANSACTION.test(text)) return;
    const counts = name === QUEUE_POOL ? this.queue : this.own;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
}

module.exports = { StatementCounter };
