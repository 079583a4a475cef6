/** One register: its query in the conformance suite, and the expected result. */
export interface RegisterCase {
  name: string;
  actor: { name: string; kind: 'company' | 'nonprofit' | 'person' | 'public-body' | 'campaign' };
  expected: { title: string; date: string | null; url: string; parties: string[]; text: RegExp };
  /** Settings without its key. */
  keyless?: object;
  /** Its sign-in: part of the URL, and the response. */
  signIn?: { at: string; body: object };
}

/** A register that the sandbox serves. */
export interface RegisterCases extends RegisterCase {
  /** Name in the sandbox's `records.jsonl` and `faults.json`. */
  upstream: string;
  record: { id: string; title: string; date: string; text: string; url?: string; fields: object };
  /** Number of records of one name that require a second page; absent if responses have a single page. */
  many?: number;
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
  {
    name: 'propublica-returns',
    upstream: 'propublica',
    actor: { name: 'Tarn Lake Fund', kind: 'nonprofit' },
    record: {
      id: '51200733',
      title: 'Tarn Lake Fund',
      date: '2025-11-15',
      text: 'Tax-exempt organization.',
      fields: {
        ein: 51200733,
        name: 'TARN LAKE FUND',
        city: 'TARN',
        state: 'OH',
        filings: [
          { tax_prd_yr: 2023, formtype: 1, totrevenue: 81000 },
          { tax_prd_yr: 2024, formtype: 0, totrevenue: 412000, totfuncexpns: 390500, totassetsend: 77000 },
          { tax_prd_yr: 2022, formtype: 0 },
        ],
      },
    },
    expected: {
      title: 'TARN LAKE FUND: returns (Form 990)',
      date: null,
      url: 'https://projects.propublica.org/nonprofits/organizations/51200733',
      parties: ['TARN LAKE FUND'],
      text: /OH\nReturn of 2024 \(Form 990\): revenue \$412,000, [^\n]+\$77,000\nReturn of 2023 \(Form 990-EZ\): /,
    },
  },
];
