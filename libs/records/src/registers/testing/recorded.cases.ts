import type { RegisterCase } from './register.cases';

/** A JSON response of a host, and what the request must contain. */
interface RecordedAnswer {
  host: string;
  asked: string[];
  body: unknown;
}

/**
 * A register not served by the sandbox: its documented responses with invented values. The first
 * matching response is sent.
 */
export interface RecordedCases extends RegisterCase {
  answers: RecordedAnswer[];
  /** A name with more records than fit on a page; absent if responses have a single page. */
  many?: { name: string; count: number };
}

const answersOf = (host: string, ...answers: [asked: string[], body: unknown][]): RecordedAnswer[] =>
  answers.map(([asked, body]) => ({ host, asked, body }));
const rows = <T>(count: number, row: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => row(at));

const LARKSPUR = { name: 'Larkspur Castings', kind: 'company' } as const;
const FEC = 'api.open.fec.gov';

const gift = (sub_id: string, contributor_name: string) => ({
  sub_id,
  committee_id: 'C00912004',
  committee: { name: 'SAMPLE PAC' },
  contributor_name,
  contribution_receipt_amount: 500,
  contribution_receipt_date: '2026-03-09',
});
const gifts = (results: object[], last_index: string | null) => ({
  pagination: { last_indexes: last_index === null ? null : { last_index } },
  results,
});

const OPENFEC: RecordedCases = {
  name: 'openfec',
  actor: { name: 'Ada Okafor', kind: 'person' },
  answers: answersOf(
    FEC,
    [['contributor_name=Ada Okafor', 'last_index=1'], gifts([], null)],
    [['contributor_name=Ada Okafor'], gifts([gift('4033120261188201', 'OKAFOR, ADA M')], '1')],
    [
      ['contributor_name=Bea Okafor', 'last_index=20'],
      gifts([gift('21', 'OKAFOR, BEA'), gift('22', 'OKAFOR, BEA')], null),
    ],
    [
      ['contributor_name=Bea Okafor'],
      gifts(
        rows(20, (at) => gift(`${at + 1}`, 'OKAFOR, BEA')),
        '20',
      ),
    ],
    [['/v1/schedules/schedule_a/'], gifts([], null)],
  ),
  expected: {
    title: 'Contribution by OKAFOR, ADA M to SAMPLE PAC',
    date: '2026-03-09T00:00:00.000Z',
    url: 'https://www.fec.gov/data/receipts/?sub_id=4033120261188201',
    parties: ['OKAFOR, ADA M', 'ADA M OKAFOR', 'SAMPLE PAC'],
    text: /Amount: \$500/,
  },
  many: { name: 'Bea Okafor', count: 22 },
  keyless: { OPENFEC_API_KEY: undefined },
};

const FEC_COMMITTEES: RecordedCases = {
  name: 'fec-committees',
  actor: { name: 'Larkspur Forward', kind: 'campaign' },
  answers: answersOf(
    FEC,
    [
      ['/v1/committees/', 'q=Larkspur Forward'],
      { results: [{ committee_id: 'C00912004', name: 'LARKSPUR FORWARD', committee_type_full: 'PAC', state: 'OH' }] },
    ],
    [
      ['/v1/committee/C00912004/totals/'],
      { results: [{ cycle: 2026, receipts: 51000, disbursements: 20000.5, coverage_end_date: '2026-02-28T00:00:00' }] },
    ],
    [['/v1/committees/'], { results: [] }],
  ),
  expected: {
    title: 'LARKSPUR FORWARD: committee',
    date: null,
    url: 'https://www.fec.gov/data/committee/C00912004/',
    parties: ['LARKSPUR FORWARD'],
    text: /Ohio \(OH\)\n[^]*Cycle 2026, until 2026-02-28: receipts \$51,000, spending \$20,000\.5$/,
  },
  keyless: { OPENFEC_API_KEY: undefined },
};

const FEC_CANDIDATES: RecordedCases = {
  name: 'fec-candidates',
  actor: { name: 'Ada Okafor', kind: 'person' },
  answers: answersOf(
    FEC,
    [
      ['/v1/candidates/search/', 'q=Ada Okafor'],
      { results: [{ candidate_id: 'H6OH09123', name: 'OKAFOR, ADA M', state: 'OH', election_years: [2024, 2026] }] },
    ],
    [
      ['/v1/candidate/H6OH09123/totals/'],
      { results: [{ candidate_election_year: 2026, receipts: 9000, last_cash_on_hand_end_period: 1200 }] },
    ],
    [['/v1/candidates/'], { results: [] }],
  ),
  expected: {
    title: 'OKAFOR, ADA M: candidate',
    date: null,
    url: 'https://www.fec.gov/data/candidate/H6OH09123/',
    parties: ['OKAFOR, ADA M', 'ADA M OKAFOR'],
    text: /Elections: 2024, 2026\nCycle 2026: receipts \$9,000, cash on hand \$1,200$/,
  },
  keyless: { OPENFEC_API_KEY: undefined },
};

const british = (company_number: string, title: string) => ({
  title,
  company_number,
  company_status: 'dissolved',
  date_of_creation: '2001-05-02',
  date_of_cessation: '2026-03-09',
  address_snippet: '1 Quay, London',
});

const COMPANIES_HOUSE: RecordedCases = {
  name: 'companies-house',
  actor: LARKSPUR,
  answers: answersOf(
    'api.company-information.service.gov.uk',
    [['q=Larkspur Castings'], { items: [british('01234567', 'LARKSPUR CASTINGS LTD')], total_results: 1 }],
    [
      ['q=Larkspur Foundries', 'start_index=20'],
      { items: rows(2, (at) => british(`000000${at + 20}`, 'LARKSPUR FOUNDRIES LTD')), total_results: 22 },
    ],
    [
      ['q=Larkspur Foundries'],
      { items: rows(20, (at) => british(`000000${at}`, 'LARKSPUR FOUNDRIES LTD')), total_results: 22 },
    ],
    [[], { items: [], total_results: 0 }],
  ),
  expected: {
    title: 'LARKSPUR CASTINGS LTD',
    date: '2026-03-09T00:00:00.000Z',
    url: 'https://find-and-update.company-information.service.gov.uk/company/01234567',
    parties: ['LARKSPUR CASTINGS LTD'],
    text: /Status: dissolved\nIncorporated: 2001-05-02\nEnded: 2026-03-09/,
  },
  many: { name: 'Larkspur Foundries', count: 22 },
  keyless: { COMPANIES_HOUSE_KEY: undefined },
};

const registered = (company_number: string, name: string) => ({
  company: {
    name,
    company_number,
    jurisdiction_code: 'gb',
    incorporation_date: '2001-05-02',
    current_status: 'Active',
    source: { publisher: 'UK Companies House' },
  },
});
const companies = (list: object[], total_pages: number) => ({ results: { companies: list, total_pages } });

const OPENCORPORATES: RecordedCases = {
  name: 'opencorporates',
  actor: LARKSPUR,
  answers: answersOf(
    'api.opencorporates.com',
    [['q=Larkspur Castings'], companies([registered('01234567', 'LARKSPUR CASTINGS LTD')], 1)],
    [
      ['q=Larkspur Foundries', 'page=2'],
      companies(
        rows(2, (at) => registered(`${at + 30}`, 'LARKSPUR FOUNDRIES LTD')),
        2,
      ),
    ],
    [
      ['q=Larkspur Foundries'],
      companies(
        rows(30, (at) => registered(`${at}`, 'LARKSPUR FOUNDRIES LTD')),
        2,
      ),
    ],
    [[], companies([], 0)],
  ),
  expected: {
    title: 'LARKSPUR CASTINGS LTD',
    date: '2001-05-02T00:00:00.000Z',
    url: 'https://opencorporates.com/companies/gb/01234567',
    parties: ['LARKSPUR CASTINGS LTD'],
    text: /Register: UK Companies House\nJurisdiction: gb\nStatus: Active\nIncorporated: 2001-05-02/,
  },
  many: { name: 'Larkspur Foundries', count: 32 },
  keyless: { OPENCORPORATES_API_TOKEN: undefined },
};

const OPENSANCTIONS: RecordedCases = {
  name: 'opensanctions',
  actor: { name: 'Ada Okafor', kind: 'person' },
  answers: answersOf(
    'api.opensanctions.org',
    [
      ['/match/default', '"name":["Ada Okafor"]'],
      {
        responses: {
          q1: {
            results: [
              {
                id: 'NK-a1B2c3',
                caption: 'Ada Okafor',
                schema: 'Person',
                properties: { name: ['Ada Okafor'], topics: ['sanction'] },
                datasets: ['xx_sample'],
                first_seen: '2024-01-01T00:00:00',
              },
            ],
          },
        },
      },
    ],
    [['/match/default'], { responses: { q1: { results: [] } } }],
  ),
  expected: {
    title: 'Ada Okafor',
    date: '2024-01-01T00:00:00.000Z',
    url: 'https://www.opensanctions.org/entities/NK-a1B2c3/',
    parties: ['Ada Okafor', 'Ada Okafor'],
    text: /Topics: sanction\nLists: xx_sample/,
  },
  keyless: { OPENSANCTIONS_API_KEY: undefined },
};

const SIGN_IN = 'pacer.login.uscourts.gov';
const SIGNED_IN = { nextGenCSO: 'a-token-of-the-case-locator', loginResult: '0' };
const docket = {
  lastName: 'Larkspur Castings',
  partyRole: 'dft',
  courtCase: {
    courtId: 'ohnd',
    caseId: 306781,
    caseNumberFull: '1:26-cv-00871',
    caseTitle: 'Harbor Supply Co. v. Larkspur Castings',
    dateFiled: '2026-03-09',
    caseLink: 'https://ecf.ohnd.uscourts.gov/cgi-bin/iqquerymenu.pl?306781',
  },
};
const found = (content: object[]) => ({ receipt: { searchFee: '.10' }, content });

export const PACER: RecordedCases = {
  name: 'pacer',
  actor: LARKSPUR,
  answers: [
    ...answersOf(
      SIGN_IN,
      [['"password":"wrong-key"'], { nextGenCSO: '', loginResult: '13' }],
      [['/services/cso-auth'], SIGNED_IN],
    ),
    ...answersOf(
      'pcl.uscourts.gov',
      [['Larkspur Castings', '"dateFiledTo":"2026-02-01"'], found([])],
      [['Larkspur Castings'], found([docket])],
      [[], found([])],
    ),
  ],
  expected: {
    title: 'Harbor Supply Co. v. Larkspur Castings',
    date: '2026-03-09T00:00:00.000Z',
    url: 'https://ecf.ohnd.uscourts.gov/cgi-bin/iqquerymenu.pl?306781',
    parties: ['Larkspur Castings'],
    text: /Court: ohnd\nDocket: 1:26-cv-00871\nParty: Larkspur Castings\nRole: dft\nFiled: 2026-03-09/,
  },
  keyless: { PACER_PASSWORD: undefined },
  signIn: { at: 'cso-auth', body: SIGNED_IN },
};

const ICIJ: RecordedCases = {
  name: 'icij',
  actor: LARKSPUR,
  answers: answersOf(
    'offshoreleaks.icij.org',
    [
      ['/api/v1/reconcile', 'Larkspur'],
      {
        q0: {
          result: [
            {
              id: '10000123',
              name: 'LARKSPUR CASTINGS LTD.',
              type: [{ name: 'Entity' }],
              description: 'Panama Papers · British Virgin Islands',
            },
          ],
        },
      },
    ],
    [['/api/v1/reconcile'], { q0: { result: [] } }],
  ),
  expected: {
    title: 'LARKSPUR CASTINGS LTD.',
    date: null,
    url: 'https://offshoreleaks.icij.org/nodes/10000123',
    parties: ['LARKSPUR CASTINGS LTD.'],
    text: /Panama Papers[^]*does not imply wrongdoing/,
  },
};

export const RECORDED_CASES: RecordedCases[] = [
  ICIJ,
  OPENFEC,
  FEC_COMMITTEES,
  FEC_CANDIDATES,
  COMPANIES_HOUSE,
  OPENCORPORATES,
  OPENSANCTIONS,
  PACER,
];
