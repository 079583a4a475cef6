import { truncate, fold, lexicon, collapseWhitespace } from '@corroborate/text';
import { getHost, toSite } from './address';
import { findAgencyCredit } from '@corroborate/domain';
import { getDateHeadline } from './dates/date.headline';
import { parseDateText } from './dates/date.parse';
import { readNodeText, getNodeTypes, type JsonLdNode, type PageMarkup } from './markup/json-ld.reader';
import { nearHints } from './markup/scan.rules';
import { BESIDE } from './markup/writer.reader';
import type { PageScan, TextBlock } from './markup/scan.types';
import { PAGE_LIMITS } from './pages.thresholds';

const WRITER_HINT = lexicon('any', 'bylines', 'mark').pattern;
const BYLINE_LEAD = new RegExp(
  String.raw`^(?:${lexicon('any', 'bylines', 'lead').source})(?:\s*[:：・／]\s*|\s+)`,
  'iu',
);
/** Such a word with a colon, behind the date or the source. */
const LABEL = new RegExp(String.raw`^.*[\s|](?:${lexicon('any', 'bylines', 'lead').source})\s?[:：]\s*`, 'iu');
/** Text that follows a name: an occupation, or a note that agencies contributed. */
const BYLINE_TRAIL = new RegExp(String.raw`\s*(?:${lexicon('any', 'bylines', 'trail').source})$`, 'iu');
/** "in Velmouth", "- Rostvi Courier", "/ VELMOUTH" or "on 3 May", behind a full name; not "12, 2026" behind a month. */
const PLACED = new RegExp(
  String.raw`\s(?:(?:${lexicon('any', 'before-places', 'lone').source})(?:\s\p{Lu}[\p{L}'’-]+){1,3}|-\s.*|` +
    String.raw`(?:\p{Ll}{1,4}\s(?:\p{L}{2,12},?\s)?)?\d{1,2}(?:\.?\s(?:de\s)?\p{L}|[./-]\d).*|` +
    String.raw`/\s\p{Lu}[\p{Lu}\p{M}'’ -]+)$`,
  'u',
);
/** A role or kind of work behind a full name: "Ann Roe (text)". */
const REMARK = /\s?[(（][^()（）]{1,40}[)）]$/u;
const withoutPlace = (name: string): string => {
  const bare = name.replace(REMARK, '').replace(PLACED, '');
  return bare !== name && isFullName(bare) && findAgencyCredit('', name) === null ? bare : name;
};
const PICTURE_CREDIT = lexicon('any', 'bylines', 'pictures').pattern;
const AUTHOR_METAS = new Set([
  ...['author', 'authors', 'article:author', 'parsely-author', 'sailthru.author', 'dc.creator', 'byl'],
  ...['dcterms.creator', 'citation_author'],
]);
/** Systems put their own name in front: "content_author", "parse:kit-writer". */
const WRITER_META = /[._-](?:author|writer|byline)$/;
const ROLE_PATTERN = lexicon('any', 'bylines', 'role').pattern;
const ACCOUNT_PATTERN = lexicon('any', 'bylines', 'account').pattern;
const MAX_BYLINE_CHARS = 200;
const MAX_AUTHORS = 10;

/** What a page and its outlet say about the writers. */
export interface BylineSource extends Pick<PageMarkup, 'scan' | 'main' | 'nodes'> {
  outlet: string | null;
  finalUrl: string;
}

/**
 * The byline as printed, without "By" and the date; null if none. Names of persons are preferred to those of
 * the outlet, a feed or an account.
 */
export function readByline(source: BylineSource): string | null {
  const { scan } = source;
  const ways = [
    declaredAuthors(source),
    metaAuthors(scan),
    elementAuthors(scan),
    blockAuthors(scan),
    linkedAuthors(scan),
    openingAuthors(scan),
  ];
  const places = datelinePlaces(scan);
  const isHouse = houseOf(source);
  const lists = ways.map((lines) =>
    removeRepeatedNames(
      lines
        .flatMap((line) => (isHouse(line) ? namesIn(line).slice(0, 1) : namesIn(line)))
        .filter((name) => !places.has(nameKey(name))),
    ),
  );
  const persons = lists.find((names) => names.some((name) => isPerson(name) && !isHouse(name)));
  const chosen =
    fullestOf(persons, lists, scan)?.filter((name) => !isHouse(name)) ??
    lists.find((names) => names.some(isCapitalized)) ??
    [];
  // A credited agency is kept, because its reporting is not the outlet's own.
  const all = removeRepeatedNames([
    ...chosen,
    ...removeRepeatedNames(lists.flat()).filter((name) => findAgencyCredit('', name) !== null),
  ]);
  return all.length > 0 ? truncate(all.slice(0, MAX_AUTHORS).join(', '), PAGE_LIMITS.maxFieldChars) : null;
}

/** A list that has all these names and further ones behind "and": many systems declare only the first writer. */
function fullestOf(persons: string[] | undefined, lists: string[][], scan: PageScan): string[] | undefined {
  if (!persons) return undefined;
  const lines = scan.blocks.filter(mayCredit).map(({ text }) => text.split(CONJUNCTION).slice(1));
  const isJoined = (name: string): boolean => lines.some((parts) => parts.some((part) => part.startsWith(name)));
  const isFuller = (list: string[]): boolean =>
    list.length > persons.length &&
    persons.every((name) => list.includes(name)) &&
    list.every((name) => persons.includes(name) || (isFullName(name) && isJoined(name)));
  return lists.find(isFuller) ?? persons;
}

/** Names of the outlet, with its legal form or a desk behind it, and authors declared as organizations. */
function houseOf({ outlet, main, finalUrl }: BylineSource): (name: string) => boolean {
  const bodies = declaredValues(main).filter(isOrganization);
  const names = new Set(
    [outlet, toSite(getHost(finalUrl)).split('.')[0], ...bodies.map((one) => readNodeText(one, 'name'))].map(houseKey),
  );
  const own = houseKey(outlet);
  const mayHaveForm = own.length >= MIN_HOUSE_CHARS;
  return (name) =>
    names.has(houseKey(name)) ||
    (mayHaveForm && houseKey(name).startsWith(own) && houseKey(name).length <= own.length + MAX_FORM_CHARS);
}
const isOrganization = (author: unknown): boolean => /organi[sz]ation$/i.test(readNodeText(author, '@type') ?? '');
const houseKey = (name: string | null | undefined): string => nameKey(fold(name ?? ''));
const MIN_HOUSE_CHARS = 6;
const MAX_FORM_CHARS = 18;

const isCapitalized = (name: string): boolean => /^\p{Lu}/u.test(name) || /\P{ASCII}/u.test(name);

/** Drops duplicates and names contained in other names. */
function removeRepeatedNames(names: string[]): string[] {
  const byKey = new Map(names.map((name) => [nameKey(name), name]));
  const isRepeated = ([key, name]: [string, string]): boolean =>
    [...byKey].some(([other, otherName]) => {
      if (isLonger(key, other)) return isPerson(otherName);
      return isLonger(other, key) && !isPerson(name);
    });
  return [...byKey].filter((entry) => !isRepeated(entry)).map(([, name]) => name);
}
const isLonger = (key: string, other: string): boolean => key.length > other.length && key.endsWith(other);
const nameKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const declaredAuthors = ({ main, nodes }: BylineSource): string[] =>
  declaredValues(main).flatMap((author) => authorName(author, nodes) ?? []);
const declaredValues = (main: JsonLdNode | null): unknown[] =>
  [main?.author ?? main?.creator].flat().slice(0, MAX_AUTHORS);

/** An author's name as given, joined from its two parts, or taken from the object that `@id` refers to. */
function authorName(author: unknown, nodes: readonly JsonLdNode[]): string | null {
  if (typeof author !== 'object' || author === null) return readNodeText(author);
  const node = author as JsonLdNode;
  const parts = [readNodeText(node.givenName), readNodeText(node.familyName)].filter((part) => part !== null);
  const name = readNodeText(node.name) ?? (parts.length > 0 ? parts.join(' ') : null);
  if (name !== null) return name;
  const id = readNodeText(node['@id']);
  const other = id === null ? undefined : nodes.find((one) => one !== node && one['@id'] === id && hasName(one));
  return other === undefined ? null : authorName({ ...other, '@id': undefined }, nodes);
}
const hasName = (node: JsonLdNode): boolean =>
  node.name !== undefined || node.givenName !== undefined || getNodeTypes(node).includes('Person');

const metaAuthors = ({ metas }: PageScan): string[] =>
  metas.filter(({ name }) => AUTHOR_METAS.has(name) || WRITER_META.test(name)).map(({ content }) => content);

const elementAuthors = ({ writers }: PageScan): string[] =>
  writers.filter(({ sign }) => sign === 'named').map(({ text }) => text);

/** Names near the headline behind "By" or with a link to a writer's page. Stories and their lists have others, too. */
function linkedAuthors(scan: PageScan): string[] {
  const headline = getDateHeadline(scan)?.order;
  return scan.writers
    .filter(({ sign, order }) => (sign === 'linked' || sign === 'worded') && isNear(order, headline))
    .map(({ text }) => text.replace(BYLINE_LEAD, ''))
    .filter(isFullName);
}

/** The first byline (recognized by template or wording) that names a person; otherwise the first byline. */
function blockAuthors(scan: PageScan): string[] {
  const { blocks } = scan;
  const headline = getDateHeadline(scan)?.order;
  let first: string | undefined;
  for (const block of blocks.filter(mayCredit)) {
    const isMarked = WRITER_HINT.test(nearHints(block.hints)) || /^by\s+\p{Lu}/u.test(block.text);
    if (!isMarked && !isWordedByline(block, headline)) continue;
    first ??= block.text;
    const set = namesSetOff(scan, block);
    if (set.length > 0) return set;
    if (isPerson(extractNamePart(block.text) ?? '')) return [block.text, ...listFollowingItems(block, blocks)];
  }
  return first === undefined ? [] : [first];
}

/** Full names that the template emphasizes or links in a marked line, unless the line itself shows where they end. */
function namesSetOff({ writers }: PageScan, { order, text }: TextBlock): string[] {
  if (text.length > MAX_WORDED_CHARS) return [];
  const names = writers
    .filter((one) => one.sign !== 'named' && one.order === order && isFullName(one.text) && isFurtherName(one.text))
    .map((one) => one.text);
  const read = new Set(namesIn(text));
  return names.every((name) => read.has(name) && /\p{Lu}/u.test(name)) ? [] : names;
}

/** "〔記者王小明／台北報導〕", "（记者 李伟）", "[지역=매체] 홍길동 기자 =" before the report, "【山田太郎】" behind it. */
const OPENING_CREDITS = [
  new RegExp(
    String.raw`^\P{L}{0,3}.{0,24}?[〔（(【[]\s?(?:本[报報])?(?:記者|记者)\s?(\p{sc=Han}{2,4})(?<![攝摄])` +
      String.raw`(?:\s?[／/、，,\s]\s?[^〕）)】\]]{0,20})?[〕）)】\]]`,
    'u',
  ),
  /^\[[^\]]{1,20}\]\s?(\p{sc=Hang}{2,4}) (?:기자|특파원)\s?=/u,
  /[。．]【([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{3,8})】$/u,
];

const openingAuthors = ({ blocks }: PageScan): string[] =>
  OPENING_CREDITS.flatMap((pattern) => blocks.map((block) => readCredit(block, pattern)).find(Boolean) ?? []);
const readCredit = ({ hidden, region, text }: TextBlock, pattern: RegExp): string | undefined =>
  hidden || BESIDE.has(region) ? undefined : pattern.exec(text)?.[1];

/** Further items of a list of writers, after this one. */
function listFollowingItems({ tag, hints, order }: TextBlock, blocks: readonly TextBlock[]): string[] {
  if (tag !== 'li') return [];
  const others = blocks.slice(order + 1, order + MAX_AUTHORS);
  const end = others.findIndex((one) => one.tag !== tag || one.hints !== hints);
  return others.slice(0, end < 0 ? undefined : end).map(({ text }) => text);
}

/** Whether the block is a short line next to the headline with a name after "Por", "Von", "Автор:" or before "기자". */
function isWordedByline({ text, order }: TextBlock, headline: number | undefined): boolean {
  if (order === headline || text.length > MAX_WORDED_CHARS || !isNear(order, headline)) return false;
  const line = text.split(PART_SEPARATOR)[0] ?? '';
  if (/[.!?…]$/u.test(line) || ![BYLINE_LEAD, BYLINE_TRAIL, LABEL].some((mark) => mark.test(line))) return false;
  return isNamed(bareName(line).split(NAME_SEPARATOR)[0] ?? '');
}
const MAX_WORDED_CHARS = 90;
const NEAR = { above: 3, below: 6 };
const isNear = (order: number, headline: number | undefined): boolean =>
  headline !== undefined && order >= headline - NEAR.above && order <= headline + NEAR.below;

/** Whether the text is a person's full name, with "By" and a place or without, or an agency. */
function isNamed(text: string): boolean {
  const name = withoutPlace(bareName(text.trim()));
  return isFullName(name) || findAgencyCredit('', name) !== null;
}

/** Capitalized words with at most two particles between them, or a few characters of a script without capitals. */
const isFullName = (name: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}.'’-]*(?:(?:\s\p{Ll}{1,3}){0,2}\s\p{Lu}[\p{L}\p{M}.'’-]*){1,4}$/u.test(name) ||
  /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{2,8}$/u.test(name) ||
  /^[\p{sc=Hang}]{2,4}$/u.test(name) ||
  /^[\p{sc=Arab}\p{sc=Hebr}\p{sc=Deva}\p{M}]{2,14}(?:\s[\p{sc=Arab}\p{sc=Hebr}\p{sc=Deva}\p{M}]{2,14}){1,3}$/u.test(
    name,
  );

const mayCredit = ({ hidden, text, region }: TextBlock): boolean =>
  !hidden && text.length < MAX_BYLINE_CHARS && !BESIDE.has(region);

const BY_WORD = /\bby\s+(?=\p{Lu})/u;
/** What follows these separators is a date, comment count, account or picture credit. */
const PART_SEPARATOR = new RegExp(
  String.raw`\s*[|•·]\s*|\s+[–—]\s+|[\s,/]+(?=(?:${lexicon('any', 'bylines', 'pictures').source})\p{L}{0,6}\s?[:：.]\s)`,
  'iu',
);

const SPACED_SLASH = /\s\/\s/;

/** A name without "By", dates and other additions; null for accounts, numbers and URLs. */
function extractNamePart(raw: string): string | null {
  // Of a dateline only the agency is a credit.
  const written = collapseWhitespace(raw).replace(DATELINE, '$2');
  const line = written.replace(LABEL, '');
  if (line.length > MAX_BYLINE_CHARS || /^https?:|@\S+\.|^[\d\s.-]+$/i.test(line)) return null;
  const dated = parseDateText(line, true) !== null;
  const after = dated && BY_WORD.test(line) ? line.split(BY_WORD).at(-1)! : line;
  const isUndated = (one: string): boolean => parseDateText(one, true) === null && /\p{L}[\p{L}\p{M}]/u.test(one);
  const part =
    after.split(PART_SEPARATOR).find(isUndated) ??
    after.split(BYLINE_LEAD.test(after) || line !== written ? NAME_SEPARATOR : SPACED_SLASH).find(isNamed);
  const name = withoutPlace(bareName(part ?? ''));
  return name.length > 1 && !ACCOUNT_PATTERN.test(name) && !/\d{2}/.test(name) ? name : null;
}

/** Removes prefixes, even repeated ones ("Text: von …"), and a URL attached to the name. */
function bareName(part: string): string {
  let name = part.replace(/https?:.*$/i, '').replace(LABEL, '');
  for (let round = 0; round < 3; round += 1) name = name.replace(BYLINE_LEAD, '').replace(/^[\s:–—-]+/, '');
  return name.replace(/[\s,;:|–—-]+$/, '').replace(BYLINE_TRAIL, '');
}

/** "NEW DELHI, Nov. 3 —", "WASHINGTON (AP) —": a place in capitals, alone in its line or before the report. */
const DATELINE =
  /^(\p{Lu}[\p{Lu}\p{M}.'’ -]{2,40}?)(?:, [^–—()|]{2,40}){0,3}(?: ?\(([^()]{1,40})\))? ?[-–—]{1,2}(?:$|\s(?=.{60}))/u;

const datelinePlaces = ({ blocks }: PageScan): Set<string> =>
  new Set(
    blocks
      .filter(({ hidden, region }) => !hidden && !BESIDE.has(region))
      .map(({ text }) => DATELINE.exec(text)?.[1])
      .map((place) => (place === undefined ? '' : nameKey(place))),
  );

/** The names in one line: "Ann Roe and Tom Hale", "Ann Roe, Alden". Text after a name is a place or a role. */
function namesIn(raw: string): string[] {
  const line = extractNamePart(raw);
  if (line === null) return [];
  const [first = '', ...more] = line.split(NAME_SEPARATOR).map((part) => withoutPlace(part.trim()));
  if (more.length === 0) return [first];
  if (!isPerson(first)) return [line];
  const others = more.filter((part) => isFurtherName(part) && (inCapitals(first) || !inCapitals(part)));
  return [first, ...others];
}

/** Behind a name in small letters, capitals are a place: "Ann Roe, NEW DELHI". */
const inCapitals = (text: string): boolean => /^[\p{Lu}\p{M}.'’ -]{2,}$/u.test(text);

/**
 * A conjunction may be part of a name ("José Ortega y Gasset"), so it separates names only if two capitalized words
 * follow.
 */
const CONJUNCTION = /\s+(?:and|und|et|y|e|og|och|ja|en|ve|i|и)\s+(?=\p{Lu}\S*\s+\S)/u;
const NAME_SEPARATOR = new RegExp(
  String.raw`\s*[,;、]\s*|\s*[/&+]\s*(?=\p{Lu}\S*\s+\p{Lu})|${CONJUNCTION.source}`,
  'u',
);

const isFurtherName = (part: string): boolean =>
  (isPerson(part) && !ROLE_PATTERN.test(part) && !PICTURE_CREDIT.test(part)) || findAgencyCredit('', part) !== null;

/** Whether the name is a person's: two or more capitalized words, or a name in a script without capitals. */
function isPerson(name: string): boolean {
  const words = name.split(/[\s,]+/).filter(Boolean);
  if (/\p{sc=Hang}/u.test(name) && words.length > 2) return false;
  if (/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0590-\u06ff\u0900-\u0dff\u1200-\u137f]/.test(name)) return true;
  return words.length >= 2 && words.length <= 14 && /^\p{Lu}/u.test(words[0] ?? '') && /^\p{Lu}/u.test(words[1] ?? '');
}
