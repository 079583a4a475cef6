import { failed, found, type CallContext, type Outcome } from '@corroborate/domain';
import { objectsIn, type Fields, type ProviderClient, type ProviderParts } from '@corroborate/providers';
import { askable, lines, textOf } from '../record.fields';
import { registerClient } from '../register.client';
import { turnPages, type RecordPage } from '../pages';
import type { PublicRecord, RecordManifest, RecordQuery, RecordRegister } from '../record.types';

const PROPUBLICA: RecordManifest = {
  name: 'propublica',
  title: 'ProPublica Nonprofit Explorer',
  homepage: 'https://projects.propublica.org/nonprofits/api',
  settings: [],
  priceUsd: 0,
  paceMs: 500,
  limits: 'None published.',
  terms: 'ProPublica’s data terms: name it as the source.',
  selfTest: 'American National Red Cross',
  notes: ['Tax-exempt organisations of the United States and their returns.', 'A search without hits answers 404.'],
  bears: 'identity',
  country: 'US',
  actors: ['nonprofit'],
  matters: ['charity'],
  always: true,
  hosts: ['projects.propublica.org'],
};

/** Tax-exempt organisations of that name. */
export class ProPublicaRegister implements RecordRegister {
  readonly manifest = PROPUBLICA;
  private readonly api: ProviderClient;

  constructor(parts: ProviderParts) {
    this.api = registerClient(parts, PROPUBLICA, { baseURL: 'https://projects.propublica.org/nonprofits/api/v2' });
  }

  find({ actor }: RecordQuery, context: CallContext): Promise<Outcome<PublicRecord[]>> {
    const page = async (number: number): Promise<Outcome<RecordPage<number>>> => {
      const params = { q: `"${askable(actor.name)}"`, page: number };
      const answer = await this.api.callObject(context, (http) => http.get('/search.json', { params }), {
        accepted: [404],
      });
      if (answer.kind !== 'found') return answer;
      const { organizations, num_pages: pages } = answer.value;
      if (!Array.isArray(organizations)) return failed('ProPublica answered without a list of organisations');
      return found({
        records: objectsIn(organizations).flatMap(recordOf),
        next: typeof pages === 'number' && number + 1 < pages ? number + 1 : null,
      });
    };
    return turnPages(0, page, `no tax-exempt organisation is called ${actor.name}`);
  }
}

function recordOf(row: Fields): PublicRecord[] {
  const name = textOf(row.name);
  const ein = textOf(row.ein, 12);
  if (!name || !ein || !/^\d{1,9}$/.test(ein)) return [];
  // The number loses its leading zeros as an integer.
  const shown = textOf(row.strein, 12) ?? ein;
  const place = [textOf(row.city), textOf(row.state, 4)].filter(Boolean).join(', ');
  return [
    {
      register: PROPUBLICA.name,
      id: ein,
      title: name,
      date: null,
      url: `https://projects.propublica.org/nonprofits/organizations/${ein}`,
      form: 'tax-exempt organisation',
      parties: [name],
      text: lines([
        ['Name', name],
        ['Tax-exempt organisation, EIN', shown],
        ['Place', place],
        ['Kind (NTEE)', row.ntee_code],
      ]),
      document: false,
      selfPublished: null,
    },
  ];
}
