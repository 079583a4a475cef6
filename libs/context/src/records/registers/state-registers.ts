import { lexiconRows } from '@corroborate/text';
import type { RecordManifest } from '../record.types';

/** One set of a state's open data, and its columns that matter. */
export interface StateSet {
  manifest: RecordManifest & { region: string };
  keeps: 'business' | 'payments';
  host: string;
  set: string;
  /** Names of columns; absent where the set has none such. */
  columns: Readonly<Partial<Record<Column, string>>> & { name: string };
}

const COLUMNS = ['id', 'name', 'status', 'date', 'kind', 'place', 'amount', 'payer', 'purpose'] as const;
type Column = (typeof COLUMNS)[number];

const NOTES = {
  business: ['Companies that the state knows by that name; some states list the active ones only.'],
  payments: [
    'What the state’s central accounts paid to a vendor of that name.',
    'A payment shows that money went out, not what for: it is never evidence.',
  ],
} as const;

const NOT_CONFIRMED = 'Not confirmed: the names of the columns are those that others use; the set itself was not seen.';

/** `data/lexicon/en/state-registers.yaml`: to add a state's set, write its line there. */
export const STATE_SETS: readonly StateSet[] = lexiconRows('en', 'state-registers').map(([name, row]) => {
  const keeps = row.keeps === 'payments' ? 'payments' : 'business';
  const { host = '', set = '' } = row;
  return {
    manifest: manifestOf(name, row, keeps),
    keeps,
    host,
    set,
    columns: { name: 'name', ...Object.fromEntries(COLUMNS.flatMap((one) => (row[one] ? [[one, row[one]]] : []))) },
  };
});

function manifestOf(
  name: string,
  row: Readonly<Record<string, string>>,
  keeps: StateSet['keeps'],
): StateSet['manifest'] {
  const { state = '', title = name, host = '', set = '', test = '' } = row;
  return {
    name,
    title,
    homepage: `https://${host}/d/${set}`,
    settings: [],
    priceUsd: 0,
    paceMs: 1_000,
    limits: 'Shared among all callers without a token of the platform (SOCRATA_APP_TOKEN).',
    terms: 'Open data of the state; as the state recorded them, without warranty.',
    selfTest: test,
    notes: [...NOTES[keeps], NOT_CONFIRMED],
    bears: keeps === 'payments' ? 'events' : 'identity',
    country: 'US',
    region: state,
    actors: keeps === 'payments' ? ['company', 'nonprofit', 'public-body'] : ['company'],
    matters: keeps === 'payments' ? ['public-money'] : ['company', 'ownership'],
    always: false,
    hosts: [host],
    beside: true,
  };
}
