import { failed, found, notConfigured, type CallContext, type Outcome } from '@corroborate/domain';
import { objectsIn, type Fields, type ProviderClient, type ProviderParts } from '@corroborate/providers';
import { askable, dayOf, lines, textOf } from '../record.fields';
import { registerClient } from '../register.client';
import { turnPages, type RecordPage } from '../pages';
import type { PublicRecord, RecordManifest, RecordQuery, RecordRegister } from '../record.types';

const COMPANIES_HOUSE: RecordManifest = {
  name: 'companies-house',
  title: 'UK Companies House',
  homepage: 'https://developer-specs.company-information.service.gov.uk',
  settings: ['COMPANIES_HOUSE_KEY'],
  priceUsd: 0,
  paceMs: 500,
  limits: '600 calls in five minutes a key.',
  terms: 'Crown copyright, Open Government Licence.',
  selfTest: 'TESCO PLC',
  notes: ['A record is dated by the end of the company where it has one, else by its beginning.'],
  bears: 'events',
  country: 'GB',
  actors: ['company'],
  matters: ['company', 'ownership'],
  always: true,
  hosts: ['find-and-update.company-information.service.gov.uk'],
};

const SIZE = 20;

/** British companies of that name, with their state. */
export class CompaniesHouseRegister implements RecordRegister {
  readonly manifest = COMPANIES_HOUSE;
  private readonly api: ProviderClient;

  constructor(
    private readonly key: string | undefined,
    parts: ProviderParts,
  ) {
    this.api = registerClient(parts, COMPANIES_HOUSE, {
      baseURL: 'https://api.company-information.service.gov.uk',
      headers: { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
    });
  }

  async find({ actor }: RecordQuery, context: CallContext): Promise<Outcome<PublicRecord[]>> {
    if (!this.key) return notConfigured('COMPANIES_HOUSE_KEY is not set');
    const page = async (start: number): Promise<Outcome<RecordPage<number>>> => {
      const params = { q: askable(actor.name), items_per_page: SIZE, start_index: start };
      const answer = await this.api.callObject(context, (http) => http.get('/search/companies', { params }));
      return answer.kind === 'found' ? read(answer.value, start) : answer;
    };
    return turnPages(0, page, `no company is called ${actor.name}`);
  }
}

function read(body: Fields, start: number): Outcome<RecordPage<number>> {
  if (!Array.isArray(body.items)) return failed('Companies House answered without items');
  const seen = start + body.items.length;
  const more = typeof body.total_results === 'number' && body.items.length > 0 && seen < body.total_results;
  return found({ records: objectsIn(body.items).flatMap(recordOf), next: more ? seen : null });
}

function recordOf(item: Fields): PublicRecord[] {
  const name = textOf(item.title);
  const number = textOf(item.company_number, 12);
  if (!name || !number || !/^\w{1,10}$/.test(number)) return [];
  return [
    {
      register: COMPANIES_HOUSE.name,
      id: number,
      title: name,
      date: dayOf(item.date_of_cessation) ?? dayOf(item.date_of_creation),
      url: `https://find-and-update.company-information.service.gov.uk/company/${number}`,
      form: 'company',
      parties: [name],
      text: lines([
        ['Company', name],
        ['Number', number],
        ['Status', item.company_status],
        ['Incorporated', item.date_of_creation],
        ['Ended', item.date_of_cessation],
        ['Address', item.address_snippet],
      ]),
      document: false,
      selfPublished: null,
    },
  ];
}
