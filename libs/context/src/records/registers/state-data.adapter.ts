import { failed, found, type CallContext, type Outcome } from '@corroborate/domain';
import { isObject, jsonIn, type Fields, type ProviderClient, type ProviderParts } from '@corroborate/providers';
import { PAYMENT } from '../judge/bearing.policy';
import { nameWords } from '../judge/same-name.policy';
import { dayOf, dollars, lines, textOf } from '../record.fields';
import { registerClient } from '../register.client';
import { turnPages, type RecordPage } from '../pages';
import type { PublicRecord, RecordManifest, RecordQuery, RecordRegister } from '../record.types';
import type { StateSet } from './state-registers';

const SIZE = 20;

/** One set of a state's open data: companies it knows, or payments it made. */
export class StateDataRegister implements RecordRegister {
  readonly manifest: RecordManifest;
  private readonly api: ProviderClient;

  constructor(
    private readonly set: StateSet,
    token: string | undefined,
    parts: ProviderParts,
  ) {
    this.manifest = set.manifest;
    const headers: Record<string, string> = token ? { 'x-app-token': token } : {};
    this.api = registerClient(parts, set.manifest, { baseURL: `https://${set.host}`, headers });
  }

  find(query: RecordQuery, context: CallContext): Promise<Outcome<PublicRecord[]>> {
    const { set } = this;
    const page = async (offset: number): Promise<Outcome<RecordPage<number>>> => {
      const params = { ...questionOf(set, query), $limit: SIZE, $offset: offset };
      const answer = await this.api.callText(context, (http) => http.get(`/resource/${set.set}.json`, { params }));
      if (answer.kind !== 'found') return answer;
      const rows = jsonIn(answer.value.text);
      if (!Array.isArray(rows)) return failed(`${set.manifest.title} answered without a list of rows`);
      const records = rows.filter(isObject).flatMap((row) => recordOf(set, row));
      return found({ records, next: rows.length < SIZE ? null : offset + SIZE });
    };
    return turnPages(0, page, `${set.manifest.title} has nobody called ${query.actor.name}`);
  }
}

/** In the platform's own language: names that have the telling words in order, and payments of the days asked for. */
function questionOf({ columns, keeps }: StateSet, { actor, from, to }: RecordQuery): Record<string, string> {
  const wanted = `upper(${columns.name}) like '${patternOf(actor.name)}'`;
  const date = columns.date;
  if (keeps === 'business' || date === undefined) return { $where: wanted, $order: columns.name };
  const days = [
    ...(from === null ? [] : [`${date} >= '${from}T00:00:00'`]),
    ...(to === null ? [] : [`${date} <= '${to}T23:59:59'`]),
  ];
  return { $select: ':id, *', $where: [wanted, ...days].join(' and '), $order: `${date} DESC` };
}

/** `LARKSPUR%CASTINGS%`: letters and digits alone, so that nothing of a name means anything to the platform. */
function patternOf(name: string): string {
  const telling = nameWords(name).filter((word) => word !== 'and' && /^[\p{L}\p{N}]+$/u.test(word));
  return `${telling.map((word) => word.toUpperCase()).join('%')}%`;
}

const recordOf = (set: StateSet, row: Fields): PublicRecord[] =>
  set.keeps === 'payments' ? paymentOf(set, row) : companyOf(set, row);

const address = ({ host, set }: StateSet, rest: string): string => `https://${host}/resource/${set}${rest}`;
const valueOf = (row: Fields, column: string | undefined): string | null =>
  column === undefined ? null : textOf(row[column]);

function companyOf(set: StateSet, row: Fields): PublicRecord[] {
  const { columns, manifest } = set;
  const name = valueOf(row, columns.name);
  const id = valueOf(row, columns.id);
  if (!name || !id || !/^[\w.-]{1,40}$/.test(id)) return [];
  return [
    {
      register: manifest.name,
      id,
      title: name,
      date: dayOf(valueOf(row, columns.date)),
      url: address(set, `.json?${columns.id}=${id}`),
      form: 'company',
      parties: [name],
      holder: `${manifest.name}:${id}`,
      text: lines([
        ['Company', name],
        ['Register', manifest.title],
        ['Number', id],
        ['Kind', valueOf(row, columns.kind)],
        ['Status', valueOf(row, columns.status)],
        ['Registered', dayOf(valueOf(row, columns.date))?.slice(0, 10)],
        ['Place', valueOf(row, columns.place)],
      ]),
      document: false,
      selfPublished: null,
    },
  ];
}

function paymentOf(set: StateSet, row: Fields): PublicRecord[] {
  const { columns, manifest } = set;
  const vendor = valueOf(row, columns.name);
  const id = valueOf(row, ':id');
  if (!vendor || !id || !/^[\w.~-]{1,60}$/.test(id)) return [];
  const amount = dollars(Number(valueOf(row, columns.amount) ?? Number.NaN));
  const day = dayOf(valueOf(row, columns.date));
  const payer = valueOf(row, columns.payer);
  return [
    {
      register: manifest.name,
      id,
      title: `Payment${amount ? ` of ${amount}` : ''} to ${vendor}`,
      date: day,
      url: address(set, `/${id}.json`),
      form: PAYMENT,
      parties: [vendor],
      text: lines([
        ['Paid to', vendor],
        ['Amount', amount],
        ['Paid by', payer],
        ['Paid on', day?.slice(0, 10)],
        ['For', valueOf(row, columns.purpose)],
      ]),
      document: false,
      selfPublished: null,
    },
  ];
}
