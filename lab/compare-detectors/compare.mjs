/**
 * How often detectors take a text for another language, on the texts of collect.mjs. The detectors are installed
 * beside, not here; what the product makes of eld (small) with its own thresholds is the last, so compile first (node
 * bin/corroborate.js --help).
 *
 *   node lab/compare-detectors/compare.mjs --texts FILE --modules DIR/node_modules [--wrong] [--by set]
 */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    texts: { type: 'string' },
    modules: { type: 'string' },
    wrong: { type: 'boolean' },
    by: { type: 'string', default: 'group' },
  },
});
const modules = resolve(values.modules);
const load = (name) => import(pathToFileURL(join(modules, name)).href);
const require = createRequire(join(modules, 'x.js'));

/** Detectors that answer in three letters, and the several codes of one language. */
const SAME = { nb: 'no', nn: 'no', sh: 'hr', bs: 'hr', sr: 'hr', tl: 'fil', iw: 'he', ms: 'id', zh: 'zh' };
const three = (code) => new Intl.Locale(code).language;
const plain = (code) => SAME[code.split('-')[0]] ?? code.split('-')[0];

async function detectors() {
  const found = { tinyld: require('tinyld').detect };
  for (const size of ['extrasmall', 'small', 'medium', 'large']) {
    const { eld } = await load(`eld/src/entries/static.${size}.js`);
    found[`eld ${size}`] = (text) => eld.detect(text).language;
    found[`eld ${size}, if reliable`] = (text) => (eld.detect(text).isReliable() ? eld.detect(text).language : '');
  }
  const { franc } = await load('franc/index.js');
  found.franc = (text) => (franc(text) === 'und' ? '' : three(franc(text)));
  const cld3 = (await require('cld3-asm').loadModule()).create(0, 1000);
  found['cld3-asm'] = (text) => {
    const { language, is_reliable } = cld3.findLanguage(text);
    return is_reliable ? language : '';
  };
  const { readLanguage } = createRequire(import.meta.url)('../../dist/libs/text/src/index.js');
  found['the product'] = (text) => readLanguage({ text }).tag ?? '';
  return found;
}

const all = await detectors();
const judges = [all.tinyld, all['eld large'], all['cld3-asm']];
/**
 * Pages declare a language they are not in: a full text that three detectors of different makers take for one and the
 * same other language is left out.
 */
function isMislabelled({ full, language }) {
  const said = full ? judges.map((detect) => detect(full)).map(plain) : [''];
  return said[0] !== '' && said.every((one) => one === said[0]) && said[0] !== plain(language);
}
const given = readFileSync(values.texts, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const rows = given.filter((row) => !isMislabelled(row));
const left = given.length - rows.length;
console.log(`${rows.length} texts; ${left} left out, since they are in another language than they declare\n`);
function groupOf({ set, language }) {
  if (values.by === 'set') return set;
  if (values.by === 'language') return language;
  return language === 'en' ? 'English' : 'other languages';
}
const samples = rows.flatMap((row) =>
  ['full', 'short']
    .filter((kind) => row[kind])
    .map((kind) => ({ ...row, kind, text: row[kind], group: `${groupOf(row)}, ${kind}` })),
);

console.log('| detector | texts | of | wrong | undecided | ms a text |\n| --- | --- | --- | --- | --- | --- |');
for (const [name, detect] of Object.entries(all)) {
  for (const { text } of samples.slice(0, 300)) detect(text);
  for (const group of [...new Set(samples.map((one) => one.group))].sort()) {
    const some = samples.filter((one) => one.group === group);
    const before = process.cpuUsage();
    const said = some.map(({ text }) => detect(text));
    const { user, system } = process.cpuUsage(before);
    const wrong = some.filter(({ language }, at) => said[at] && plain(said[at]) !== plain(language));
    const share = (count) => `${count} (${((100 * count) / some.length).toFixed(1)} %)`;
    const undecided = said.filter((one) => !one).length;
    const each = ((user + system) / 1000 / some.length).toFixed(3);
    console.log(`| ${[name, group, some.length, share(wrong.length), share(undecided), each].join(' | ')} |`);
    if (values.wrong)
      for (const one of wrong)
        console.log(
          `    ${one.set} ${one.language}→${said[some.indexOf(one)]}: ${one.text.slice(0, 110).replace(/\s+/g, ' ')}`,
        );
  }
}
