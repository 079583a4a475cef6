import { found, nothingFound, type CallContext, type Outcome } from '@corroborate/domain';
import {
  isObject,
  toObject,
  listObjects,
  listObjectsOrNull,
  type Fields,
  type JsonReadOptions,
  type ProviderClient,
  type ProviderParts,
} from '@corroborate/providers';
import { fold } from '@corroborate/text';
import { toSearchName, toStrings, toText } from '../registers/record.fields';
import { registerClient } from '../registers/register.client';
import { judgeWikidata, WIKIDATA } from '../registers/adapters/wikidata.adapter';
import type { EntityCandidate, EntityIndex } from './actor.types';

/** Maximum items whose statements are read; each may be half a megabyte. */
const MAX_ITEMS_READ = 3;
const MAX_ITEMS_LISTED = 7;
const MAX_BYTES = 8_000_000;
/** Labels requested per call; the API maximum. */
const MAX_LABELS_PER_CALL = 50;
const MAX_VALUES_PER_PROPERTY = 4;

const CLASS_PROPERTIES = ['P31'];
const TRADE_PROPERTIES = ['P106', 'P452', 'P101'];
const PLACE_PROPERTIES = ['P17', 'P159', 'P131', 'P27', 'P276', 'P1001', 'P551'];
const OFFICE_PROPERTIES = ['P39', 'P108'];
const OWNER_PROPERTIES = ['P127', 'P749'];
const LABELED_PROPERTIES = [
  ...CLASS_PROPERTIES,
  ...TRADE_PROPERTIES,
  ...PLACE_PROPERTIES,
  ...OFFICE_PROPERTIES,
  ...OWNER_PROPERTIES,
];
const HUMAN_ITEM = 'Q5';

/** Wikidata items with their statements: a name search, then the most likely items. */
export class WikidataEntities implements EntityIndex {
  readonly name = WIKIDATA.name;
  readonly title = WIKIDATA.title;
  private readonly api: ProviderClient;

  constructor(parts: ProviderParts) {
    this.api = registerClient(parts, WIKIDATA, {
      baseURL: 'https://www.wikidata.org/w',
      maxContentLength: MAX_BYTES,
    });
  }

  async find(name: string, language: string | null, context: CallContext): Promise<Outcome<EntityCandidate[]>> {
    const code = languageOf(language);
    const question = {
      search: toSearchName(name),
      language: code,
      uselang: code,
      type: 'item',
      limit: String(MAX_ITEMS_LISTED),
    };
    const listed = await this.ask({ action: 'wbsearchentities', ...question }, context, {
      read: ({ search }) => listObjectsOrNull(search),
      otherwise: 'Wikidata returned no search result',
    });
    if (listed.kind !== 'found') return listed;
    const ids = sortByLikelihood(listed.value, name);
    if (ids.length === 0) return nothingFound(`no item is named ${name.slice(0, 100)}`);
    const read = await this.entities(ids, 'labels|descriptions|aliases|claims|sitelinks', code, context);
    if (read.kind !== 'found') return read;
    const items = ids.flatMap((id) => (isObject(read.value[id]) ? [read.value[id]] : []));
    const names = await this.labels(items, code, context);
    const candidates = items.flatMap((item) => candidateOf(item, code, names));
    return candidates.length > 0 ? found(candidates) : nothingFound('no item has a description');
  }

  private entities(
    ids: readonly string[],
    props: string,
    code: string,
    context: CallContext,
  ): Promise<Outcome<Fields>> {
    const languages = languagesFrom(code).join('|');
    return this.ask({ action: 'wbgetentities', ids: ids.join('|'), props, languages }, context, {
      read: ({ entities }) => (isObject(entities) ? entities : null),
      otherwise: 'Wikidata returned no entities',
    });
  }

  /** Labels of referenced items; unavailable ones are left out. */
  private async labels(items: Fields[], code: string, context: CallContext): Promise<ReadonlyMap<string, string>> {
    const ids = [
      ...new Set(
        items
          .flatMap((item) => LABELED_PROPERTIES.flatMap((property) => listPropertyValues(item, property)))
          .filter(isId),
      ),
    ].slice(0, MAX_LABELS_PER_CALL);
    const answer = ids.length === 0 ? null : await this.entities(ids, 'labels', code, context);
    if (answer?.kind !== 'found') return new Map();
    const entities = answer.value;
    return new Map(
      ids.flatMap((id): [string, string][] => {
        const label = isObject(entities[id]) ? textInLanguage(entities[id].labels, code) : null;
        return label === null ? [] : [[id, label]];
      }),
    );
  }

  private ask<T>(
    { action, ...query }: Record<string, string>,
    context: CallContext,
    reading: JsonReadOptions<T>,
  ): Promise<Outcome<T>> {
    const params = { action, format: 'json', ...query };
    return this.api.callJson(context, (http) => http.get('/api.php', { params }), { judge: judgeWikidata, ...reading });
  }
}

/** Items with exactly this name or alias first; longer names are usually something else. */
function sortByLikelihood(rows: Fields[], name: string): string[] {
  const known = rows.flatMap((row) => {
    const id = toText(row.id, 20);
    const match = isObject(row.match) ? toText(row.match.text) : null;
    const names = [toText(row.label), match, ...toStrings(row.aliases)].filter((one) => one !== null);
    return id !== null && isId(id) ? [{ id, exact: names.some((one) => fold(one) === fold(name)) }] : [];
  });
  return [...known.filter(({ exact }) => exact), ...known.filter(({ exact }) => !exact)]
    .slice(0, MAX_ITEMS_READ)
    .map(({ id }) => id);
}

function candidateOf(item: Fields, code: string, names: ReadonlyMap<string, string>): EntityCandidate[] {
  const id = toText(item.id, 20);
  const label = textInLanguage(item.labels, code);
  if (id === null || !isId(id) || label === null) return [];
  const named = (properties: string[]) => [
    ...new Set(
      properties.flatMap((property) =>
        listPropertyValues(item, property).flatMap((value) => (isId(value) ? (names.get(value) ?? []) : [value])),
      ),
    ),
  ];
  const one = (property: string, shape: RegExp) =>
    listPropertyValues(item, property).find((value) => shape.test(value)) ?? null;
  const ended = one('P570', /^[+]?\d{4}/) ?? one('P576', /^[+]?\d{4}/);
  const classes = named(CLASS_PROPERTIES);
  return [
    {
      id,
      url: `https://www.wikidata.org/wiki/${id}`,
      label,
      aliases: aliasesOf(item.aliases, code),
      description: textInLanguage(item.descriptions, code) ?? '',
      classes,
      trades: named(TRADE_PROPERTIES),
      places: named(PLACE_PROPERTIES),
      offices: named(OFFICE_PROPERTIES),
      owners: named(OWNER_PROPERTIES),
      human: listPropertyValues(item, 'P31').includes(HUMAN_ITEM) || classes.includes('human'),
      endedYear: ended === null ? null : Number(ended.replace('+', '').slice(0, 4)),
      articles: countWikipediaArticles(item),
      website: one('P856', /^https?:\/\//),
      lei: one('P1278', /^[A-Z0-9]{18,20}$/i)?.toUpperCase() ?? null,
      cik: one('P5531', /^\d{1,10}$/),
    },
  ];
}

/** Number of languages with a Wikipedia article about the item. */
const countWikipediaArticles = ({ sitelinks }: Fields): number =>
  isObject(sitelinks)
    ? Object.keys(sitelinks).filter((site) => /wiki$/.test(site) && site !== 'commonswiki').length
    : 0;

/** Values that are stated and not deprecated: item ids, texts, times. Limited per property. */
function listPropertyValues(item: Fields, property: string): string[] {
  const standing = listObjects(toObject(item.claims)[property]).filter(
    ({ rank, qualifiers }) => rank !== 'deprecated' && !(isObject(qualifiers) && 'P582' in qualifiers),
  );
  return standing.slice(0, MAX_VALUES_PER_PROPERTY).flatMap(({ mainsnak }) => {
    const value = isObject(mainsnak) && isObject(mainsnak.datavalue) ? mainsnak.datavalue.value : null;
    const plainValue = isObject(value) ? (value.id ?? value.time ?? value.text) : value;
    return toText(plainValue) ?? [];
  });
}

const isId = (text: string): boolean => /^Q\d{1,12}$/.test(text);

function textInLanguage(words: unknown, code: string): string | null {
  const one = languagesFrom(code)
    .map((language) => toObject(words)[language])
    .find(isObject);
  return one ? toText(one.value) : null;
}

/** `mul` holds labels that most languages share and that are not repeated in each language. */
const languagesFrom = (code: string): string[] => [...new Set([code, 'en', 'mul'])];

function aliasesOf(aliases: unknown, code: string): string[] {
  const listed = languagesFrom(code).flatMap((language) => listObjects(toObject(aliases)[language]));
  return [...new Set(listed.flatMap(({ value }) => toText(value, 120) ?? []))].slice(0, 20);
}

/** The two-letter language code; English if the tag has none. */
const languageOf = (language: string | null): string => {
  const code = (language ?? 'en').split('-')[0]?.toLowerCase() ?? 'en';
  return /^[a-z]{2,3}$/.test(code) ? code : 'en';
};
