/**
 * Keeps answers of an investigation one after the other, several at once, until it is killed; prints a line for each
 * that it was told is kept.
 *
 *   node capture.process.cjs '{"DATABASE_URL": "…"}' <investigation> <name of the run>
 */
const { OriginalsRecorder } = require('../../dist/libs/evidence/src');
const { loadSettings } = require('../../dist/libs/config/src');
const { openDatabase } = require('../../dist/libs/db/src');

const [settingTexts, investigation, run] = process.argv.slice(2);
const AT_ONCE = 4;

const answer = (name) => ({
  ...{ investigationId: Number(investigation), stage: 'read', provider: 'page', fromCache: false },
  at: new Date().toISOString(),
  request: { method: 'GET', url: `https://paper.example/${name}`, headers: {} },
  response: { status: 200, headers: {}, url: `https://paper.example/${name}`, redirects: [], peer: null },
  body: Buffer.from(`<p>${name}</p>`.repeat(200)),
});

async function main() {
  const db = await openDatabase(loadSettings({}, JSON.parse(settingTexts)));
  const recorder = new OriginalsRecorder(db.evidence, null);
  const keepOn = async (lane) => {
    for (let n = 0; ; n += 1) {
      const name = `${run}-${lane}-${n}`;
      await recorder.record(answer(name));
      process.stdout.write(`${name}\n`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => keepOn(lane)));
}

void main();
