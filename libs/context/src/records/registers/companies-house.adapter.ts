import { failed, found, notConfigured, type CallContext, type Outcome } from '@corroborate/domain';
import { askable, askRegister, dayOf, lines, objectsOf, textOf, type Fields, type RegisterParts } from '../ask';
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

  constructor(
    private readonly key: string | undefined,
    private readonly parts: RegisterParts,
  ) {}

  async find({ actor }: RecordQuery, context: CallContext): Promise<Outcome<PublicRecord[]>> {
    if (!this.key) return notConfigured('COMPANIES_HOUSE_KEY is not set');
    const headers = { authorization: `Basic ${Buffer.from(`${this.key}:`).toString('base64')}` };
    const page = async (start: number): Promise<Outcome<RecordPage<number>>> => {
      const params = new URLSearchParams({
        q: askable(actor.name),
        items_per_page: String(SIZE),
        start_index: String(start),
      });
      const url = `https://api.company-information.service.gov.uk/search/companies?${params.toString()}`;
      const answer = await askRegister(this.parts, COMPANIES_HOUSE, { url, headers }, context);
      return answer.kind === 'found' ? read(answer.value, start) : answer;
    };
    return turnPages(0, page, `no company is called ${actor.name}`);
  }
}

function read(body: Fields, start: number): Outcome<RecordPage<number>> {
  if (!Array.isArray(body.items)) return failed('Companies House answered without items');
  const seen = start + body.items.length;
  const more = typeof body.total_results === 'number' && body.items.length > 0 && seen < body.total_results;
  return found({ records: objectsOf(body.items).flatMap(recordOf), next: more ? seen : null });
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
