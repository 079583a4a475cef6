import type { Fields } from '@corroborate/providers';
import { reverseNameOrder } from '../record.fields';
import type { RecordManifest } from '../record.types';

const FEC = {
  homepage: 'https://api.open.fec.gov/developers',
  settings: ['OPENFEC_API_KEY'],
  priceUsd: 0,
  paceMs: 3_600,
  limits: '1,000 calls an hour per key, shared with contributions.',
  terms: 'Public domain. Data as reported by the committees.',
  bears: 'identity',
  country: 'US',
  matters: ['campaign-money'],
  always: false,
  hosts: ['www.fec.gov'],
  beside: true,
} as const;

const TOTALS_NOTE = 'Receipts, spending, cash and debts of the last three cycles; only for an exact name match.';

const COMMITTEES: RecordManifest = {
  ...FEC,
  settings: [...FEC.settings],
  name: 'fec-committees',
  title: 'FEC committees',
  selfTest: 'EMILYs List',
  notes: [TOTALS_NOTE, 'Committees of candidates, parties and political action committees.'],
  actors: ['campaign', 'company', 'nonprofit'],
};

const CANDIDATES: RecordManifest = {
  ...FEC,
  settings: [...FEC.settings],
  name: 'fec-candidates',
  title: 'FEC candidates',
  selfTest: 'Bernard Sanders',
  notes: [TOTALS_NOTE, 'Candidates for the House, the Senate and the presidency.'],
  actors: ['person'],
};

/** How one kind of body is queried. */
export interface FecKind {
  manifest: RecordManifest;
  form: string;
  search: string;
  /** `committee` or `candidate`, as used in paths and ids. */
  of: 'committee' | 'candidate';
  number: RegExp;
  /** Names under which the body is known. */
  parties: (name: string) => string[];
  /** Facts other than name, number and state. */
  facts: (row: Fields) => [label: string, value: unknown][];
}

export const COMMITTEE: FecKind = {
  manifest: COMMITTEES,
  form: 'committee',
  search: '/committees/',
  of: 'committee',
  number: /^C\d{8}$/,
  // Commas in committee names do not separate last and first names.
  parties: (name) => [name],
  facts: (row) => [
    ['Kind', row.committee_type_full],
    ['Designation', row.designation_full],
    ['Party', row.party_full],
    ['Treasurer', row.treasurer_name],
  ],
};

export const CANDIDATE: FecKind = {
  manifest: CANDIDATES,
  form: 'candidate',
  search: '/candidates/search/',
  of: 'candidate',
  number: /^[HPS]\d[A-Z0-9]{7}$/,
  parties: (name) => [...new Set([name, reverseNameOrder(name)])],
  facts: (row) => [
    ['Office', row.office_full],
    ['Party', row.party_full],
    ['Elections', Array.isArray(row.election_years) ? row.election_years.slice(-6).join(', ') : null],
  ],
};
