/** What it costs to fetch the same answers and to read the pages among them, without queue, database and judgment. */
const { ProxyAgent, request } = require('undici');
const { readCaFile, readPage } = require('./product.run.cjs');

const AT_ONCE = 16;

/** Answers that investigations got from outside, each once. */
async function answersOf(observer, ids) {
  const { rows } = await observer.query(
    `SELECT url, provider = 'page' AND status = 200 AND url NOT LIKE '%/robots.txt' AS "isPage"
     FROM upstream_calls WHERE investigation_id = ANY($1) AND method = 'GET' AND NOT cached AND attempts > 0`,
    [ids],
  );
  return rows;
}

/** Processor time of this process, ms. */
async function bareCpuMs(answers, settings) {
  const dispatcher = new ProxyAgent({ uri: settings.EGRESS_PROXY_URL, requestTls: { ca: readCaFile(settings) } });
  const before = process.cpuUsage();
  const left = [...answers];
  await Promise.all(Array.from({ length: AT_ONCE }, () => takeFrom(left, dispatcher)));
  const { user, system } = process.cpuUsage(before);
  await dispatcher.close();
  return (user + system) / 1000;
}

async function takeFrom(left, dispatcher) {
  for (let answer = left.pop(); answer; answer = left.pop()) await fetchAnswer(answer, dispatcher);
}

async function fetchAnswer({ url, isPage }, dispatcher) {
  try {
    const { statusCode: status, headers, body } = await request(url, { dispatcher });
    const bytes = Buffer.from(await body.arrayBuffer());
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    if (isPage) readPage({ url, status, headers: texts, body: bytes });
  } catch {
    // The product met the same failure.
  }
}

module.exports = { answersOf, bareCpuMs };
