import { STATE_SETS, type StateSet } from '../registers/state-registers';
import type { RegisterCases } from './register.cases';

const day = '2026-03-09';
const LARKSPUR = { name: 'Larkspur Castings', kind: 'company' } as const;

/** Stands for the number of the record itself in what the sandbox answers. */
const ID_OF_RECORD = '$id';
const SETS = STATE_SETS.map(({ set }) => set);

/** Registers that are asked beside the others. */
export const BESIDE_CASES: RegisterCases[] = [
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
  {
    name: 'fec-committees',
    upstream: 'feccommittees',
    actor: { name: 'Larkspur Forward', kind: 'campaign' },
    record: {
      id: 'C00912004',
      title: 'LARKSPUR FORWARD',
      date: day,
      text: '',
      fields: {
        committee_type_full: 'PAC - Nonqualified',
        state: 'OH',
        totals: [{ cycle: 2026, receipts: 51000, disbursements: 20000.5, coverage_end_date: '2026-02-28T00:00:00' }],
      },
    },
    expected: {
      title: 'LARKSPUR FORWARD: committee',
      date: null,
      url: 'https://www.fec.gov/data/committee/C00912004/',
      parties: ['LARKSPUR FORWARD'],
      text: /Ohio \(OH\)\n[^]*Cycle 2026, until 2026-02-28: receipts \$51,000, spending \$20,000\.5$/,
    },
    keyless: { OPENFEC_API_KEY: undefined },
  },
  {
    name: 'fec-candidates',
    upstream: 'feccandidates',
    actor: { name: 'Ada Okafor', kind: 'person' },
    record: {
      id: 'H6OH09123',
      title: 'OKAFOR, ADA M',
      date: day,
      text: '',
      fields: {
        office_full: 'House',
        party_full: 'INDEPENDENT',
        state: 'OH',
        election_years: [2024, 2026],
        totals: [{ candidate_election_year: 2026, receipts: 9000, last_cash_on_hand_end_period: 1200 }],
      },
    },
    expected: {
      title: 'OKAFOR, ADA M: candidate',
      date: null,
      url: 'https://www.fec.gov/data/candidate/H6OH09123/',
      parties: ['OKAFOR, ADA M', 'ADA M OKAFOR'],
      text: /Elections: 2024, 2026\nCycle 2026: receipts \$9,000, cash at the end \$1,200$/,
    },
    keyless: { OPENFEC_API_KEY: undefined },
  },
  {
    name: 'opencorporates',
    upstream: 'opencorporates',
    actor: LARKSPUR,
    record: {
      id: '01234567',
      title: 'LARKSPUR CASTINGS LTD',
      date: '2001-05-02',
      text: '',
      fields: { jurisdiction_code: 'gb', current_status: 'Active', publisher: 'UK Companies House' },
    },
    expected: {
      title: 'LARKSPUR CASTINGS LTD',
      date: '2001-05-02T00:00:00.000Z',
      url: 'https://opencorporates.com/companies/gb/01234567',
      parties: ['LARKSPUR CASTINGS LTD'],
      text: /Register: UK Companies House\nJurisdiction: gb\nStatus: Active\nIncorporated: 2001-05-02/,
    },
    many: 32,
    keyless: { OPENCORPORATES_API_TOKEN: undefined },
  },
  ...STATE_SETS.map(stateCase),
  {
    name: 'pacer',
    upstream: 'pacer',
    actor: LARKSPUR,
    record: {
      id: '306781',
      title: 'Harbor Supply Co. v. Larkspur Castings',
      date: day,
      text: '',
      fields: { lastName: 'Larkspur Castings', caseNumberFull: '1:26-cv-00871', courtId: 'ohnd' },
    },
    expected: {
      title: 'Harbor Supply Co. v. Larkspur Castings',
      date: `${day}T00:00:00.000Z`,
      url: 'https://ecf.ohnd.uscourts.gov/cgi-bin/iqquerymenu.pl?306781',
      parties: ['Larkspur Castings'],
      text: /Court: ohnd\nDocket: 1:26-cv-00871\nParty: Larkspur Castings\nRole: dft\nFiled: 2026-03-09/,
    },
    keyless: { PACER_PASSWORD: undefined },
    signIn: { at: 'cso-auth', body: { nextGenCSO: 'a-token-of-the-case-locator', loginResult: '0' } },
  },
];

/** A row of the set under the names of its own columns. */
function stateCase({ manifest, keeps, host, set, columns }: StateSet): RegisterCases {
  const values = {
    id: ID_OF_RECORD,
    name: 'LARKSPUR CASTINGS, INC.',
    status: 'Good Standing',
    date: `${day}T00:00:00.000`,
    kind: 'Domestic corporation',
    place: 'Elm Valley',
    amount: '1250.5',
    payer: 'Department of Works',
    purpose: 'Castings',
  };
  const row: Record<string, string> = Object.fromEntries(
    Object.entries(columns).map(([meaning, column]) => [column, values[meaning as keyof typeof values]]),
  );
  const paid = keeps === 'payments';
  const id = `20${SETS.indexOf(set)}1234500`;
  return {
    name: manifest.name,
    upstream: 'statedata',
    actor: LARKSPUR,
    record: {
      id,
      title: 'Larkspur Castings, Inc.',
      date: day,
      text: '',
      fields: { host, set, ...row },
    },
    expected: {
      title: paid ? 'Payment of $1,250.5 to LARKSPUR CASTINGS, INC.' : 'LARKSPUR CASTINGS, INC.',
      date: `${day}T00:00:00.000Z`,
      url: `https://${host}/resource/${set}${paid ? `/${id}.json` : `.json?${columns.id}=${id}`}`,
      parties: ['LARKSPUR CASTINGS, INC.'],
      text: paid
        ? /^Paid to: LARKSPUR CASTINGS, INC\.\nAmount: \$1,250\.5\nPaid by: Department of Works\nPaid on: 2026-03-09/
        : /^Company: LARKSPUR CASTINGS, INC\.\nRegister: [^\n]+\nNumber: \d+\n[^]*Registered: 2026-03-09/,
    },
    many: 22,
    bareList: true,
  };
}
