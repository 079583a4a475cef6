/**
 * One register's answers in a world: a record that is found, and enough others of its kind to fill more than a page.
 */
export interface RegisterCases {
  name: string;
  /** As the sandbox calls it, in `records.jsonl` and `faults.json`. */
  upstream: string;
  actor: { name: string; kind: 'company' | 'nonprofit' | 'person' | 'public-body' | 'campaign' };
  record: { id: string; title: string; date: string; text: string; url?: string; fields: object };
  expected: { title: string; date: string | null; url: string; parties: string[]; text: RegExp };
  /** Records of one name that need a second page; none where answers have but one. */
  many?: number;
  /** Settings without it. */
  keyless?: object;
  /** It answers with a bare list: an empty one says that there is nothing. */
  bareList?: true;
  /** What it signs in with first, and what a sign-in answers. */
  signIn?: { at: string; body: object };
}

const day = '2026-03-09';
const LARKSPUR = { name: 'Larkspur Castings', kind: 'company' } as const;

export const REGISTER_CASES: RegisterCases[] = [
  {
    name: 'edgar',
    upstream: 'edgar',
    actor: LARKSPUR,
    record: {
      id: '0001999431-26-000118',
      title: 'Larkspur Castings, Inc. - 8-K',
      date: day,
      text: 'Item 1.02 Termination of a Material Definitive Agreement.',
      url: 'https://www.sec.gov/Archives/edgar/data/1999431/000199943126000118/lark-20260309.htm',
      fields: { cik: '0001999431', form: '8-K', file_date: day, display_names: ['Larkspur Castings, Inc.'] },
    },
    expected: {
      title: 'Larkspur Castings, Inc.: 8-K',
      date: `${day}T00:00:00.000Z`,
      url: 'https://www.sec.gov/Archives/edgar/data/1999431/000199943126000118/lark-20260309.htm',
      parties: ['Larkspur Castings, Inc.'],
      text: /Items: 1\.02/,
    },
    many: 12,
  },
  {
    name: 'usaspending',
    upstream: 'usaspending',
    actor: LARKSPUR,
    record: {
      id: 'CONT_AWD_LC20260309',
      title: 'Award to Larkspur Castings',
      date: day,
      text: 'Purchase of castings.',
      fields: {
        'Award ID': 'LC20260309',
        'Recipient Name': 'LARKSPUR CASTINGS, INC.',
        'Award Amount': 318000,
        'Awarding Agency': 'General Services Administration',
        'Start Date': day,
      },
    },
    expected: {
      title: 'Contract award to LARKSPUR CASTINGS, INC.',
      date: `${day}T00:00:00.000Z`,
      url: 'https://www.usaspending.gov/award/CONT_AWD_LC20260309',
      parties: ['LARKSPUR CASTINGS, INC.'],
      text: /General Services Administration awarded a contract of \$318,000 to LARKSPUR/,
    },
    many: 22,
  },
  {
    name: 'propublica',
    upstream: 'propublica',
    actor: { name: 'Elm Valley Hospital Fund', kind: 'nonprofit' },
    record: {
      id: '41200977',
      title: 'Elm Valley Hospital Fund',
      date: '2025-11-15',
      text: 'Tax-exempt organization.',
      fields: { ein: 41200977, name: 'ELM VALLEY HOSPITAL FUND', city: 'ELM VALLEY', state: 'OH' },
    },
    expected: {
      title: 'ELM VALLEY HOSPITAL FUND',
      date: null,
      url: 'https://projects.propublica.org/nonprofits/organizations/41200977',
      parties: ['ELM VALLEY HOSPITAL FUND'],
      text: /EIN: 04-1200977\nPlace: ELM VALLEY, OH/,
    },
    many: 27,
  },
  {
    name: 'courtlistener',
    upstream: 'courtlistener',
    actor: LARKSPUR,
    record: {
      id: '71200455',
      title: 'Harbor Supply Co. v. Larkspur Castings',
      date: day,
      text: 'Complaint about late payment.',
      url: 'https://www.courtlistener.com/docket/71200455/harbor-v-larkspur/',
      fields: {
        caseName: 'Harbor Supply Co. v. Larkspur Castings',
        docketNumber: '1:26-cv-00871',
        court: 'ohnd',
        dateFiled: day,
      },
    },
    expected: {
      title: 'Harbor Supply Co. v. Larkspur Castings',
      date: `${day}T00:00:00.000Z`,
      url: 'https://www.courtlistener.com/docket/71200455/harbor-v-larkspur/',
      parties: ['Harbor Supply Co.', 'Larkspur Castings'],
      text: /Docket: 1:26-cv-00871[^]*Complaint about late payment\./,
    },
    many: 22,
  },
  {
    name: 'openfec',
    upstream: 'openfec',
    actor: { name: 'Ada Okafor', kind: 'person' },
    record: {
      id: '4033120261188201',
      title: 'Contribution',
      date: day,
      text: '',
      fields: {
        contributor_name: 'OKAFOR, ADA M',
        committee_id: 'C00912004',
        'committee.name': 'SAMPLE PAC',
        contribution_receipt_amount: 500,
        contribution_receipt_date: day,
      },
    },
    expected: {
      title: 'Contribution of OKAFOR, ADA M to SAMPLE PAC',
      date: `${day}T00:00:00.000Z`,
      url: 'https://www.fec.gov/data/receipts/?sub_id=4033120261188201',
      parties: ['OKAFOR, ADA M', 'ADA M OKAFOR', 'SAMPLE PAC'],
      text: /Amount: \$500/,
    },
    many: 22,
    keyless: { OPENFEC_API_KEY: undefined },
  },
  {
    name: 'gleif',
    upstream: 'gleif',
    actor: LARKSPUR,
    record: {
      id: '9845LARKSPURCAST0042',
      title: 'Larkspur Castings, Inc.',
      date: '2018-05-03',
      text: '',
      fields: {
        'entity.legalName.name': 'Larkspur Castings, Inc.',
        'entity.status': 'ACTIVE',
        'entity.legalAddress.region': 'US-OH',
        'entity.legalAddress.city': 'Elm Valley',
      },
    },
    expected: {
      title: 'Larkspur Castings, Inc.',
      date: '2018-05-03T00:00:00.000Z',
      url: 'https://search.gleif.org/#/record/9845LARKSPURCAST0042',
      parties: ['Larkspur Castings, Inc.'],
      text: /Status: ACTIVE\nLegal address: Elm Valley, US-OH/,
    },
    many: 22,
  },
  {
    name: 'companies-house',
    upstream: 'companieshouse',
    actor: LARKSPUR,
    record: {
      id: '01234567',
      title: 'Larkspur Castings Ltd',
      date: '2001-05-02',
      text: '01234567 - Dissolved',
      fields: {
        company_status: 'dissolved',
        date_of_creation: '2001-05-02',
        date_of_cessation: day,
        address_snippet: '1 Quay, London',
      },
    },
    expected: {
      title: 'LARKSPUR CASTINGS LTD',
      date: `${day}T00:00:00.000Z`,
      url: 'https://find-and-update.company-information.service.gov.uk/company/01234567',
      parties: ['LARKSPUR CASTINGS LTD'],
      text: /Status: dissolved\nIncorporated: 2001-05-02\nEnded: 2026-03-09/,
    },
    many: 22,
    keyless: { COMPANIES_HOUSE_KEY: undefined },
  },
  {
    name: 'federal-register',
    upstream: 'federalregister',
    actor: { name: 'Harbor Safety Administration', kind: 'public-body' },
    record: {
      id: '2026-05001',
      title: 'Lights on Piers',
      date: day,
      text: 'The Harbor Safety Administration requires lights on all piers.',
      url: 'https://www.federalregister.gov/documents/2026/03/09/2026-05001/lights-on-piers',
      fields: { type: 'Rule', agency: 'Harbor Safety Administration' },
    },
    expected: {
      title: 'Lights on Piers',
      date: `${day}T00:00:00.000Z`,
      url: 'https://www.federalregister.gov/documents/2026/03/09/2026-05001/lights-on-piers',
      parties: ['Harbor Safety Administration', 'Harbor Safety Administration'],
      text: /requires lights on all piers/,
    },
    many: 22,
  },
  {
    name: 'opensanctions',
    upstream: 'opensanctions',
    actor: { name: 'Ada Okafor', kind: 'person' },
    record: {
      id: 'NK-a1B2c3',
      title: 'Ada Okafor',
      date: '2024-01-01',
      text: 'Listed for shipping.',
      fields: { topics: ['sanction'], datasets: ['xx_sample'] },
    },
    expected: {
      title: 'Ada Okafor',
      date: '2024-01-01T00:00:00.000Z',
      url: 'https://www.opensanctions.org/entities/NK-a1B2c3/',
      parties: ['Ada Okafor', 'Ada Okafor'],
      text: /Topics: sanction\nLists: xx_sample/,
    },
    keyless: { OPENSANCTIONS_API_KEY: undefined },
  },
  {
    name: 'icij',
    upstream: 'icij',
    actor: LARKSPUR,
    record: {
      id: '10000123',
      title: 'LARKSPUR CASTINGS LTD.',
      date: '2015-01-01',
      text: 'Panama Papers · British Virgin Islands',
      fields: {},
    },
    expected: {
      title: 'LARKSPUR CASTINGS LTD.',
      date: null,
      url: 'https://offshoreleaks.icij.org/nodes/10000123',
      parties: ['LARKSPUR CASTINGS LTD.'],
      text: /Panama Papers[^]*implies no wrongdoing/,
    },
  },
  {
    name: 'wikidata',
    upstream: 'wikidata',
    actor: LARKSPUR,
    record: {
      id: 'Q991200411',
      title: 'Larkspur Castings',
      date: '2025-06-01',
      text: 'foundry in Ohio',
      fields: { label: 'Larkspur Castings' },
    },
    expected: {
      title: 'Larkspur Castings',
      date: null,
      url: 'https://www.wikidata.org/wiki/Q991200411',
      parties: ['Larkspur Castings'],
      text: /Description: foundry in Ohio/,
    },
    many: 9,
  },
];
