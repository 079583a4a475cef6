/**
 * Public records: one filing that supports a story, ownership that merges two papers, places, and some that only share
 * a name.
 */
const wikidata = (id, label, text, claims) => ({ source: 'wikidata', id, title: label, date: '2026-06-01', text, url: `https://www.wikidata.org/wiki/${id}`, fields: { id, label, claims } });
const entity = (id, label, text, claims, more = {}) => { const made = wikidata(id, label, text, claims); return { ...made, fields: { ...made.fields, ...more } }; };
const place = (id, title, text) => ({ source: 'wikipedia', id, title, date: '2026-04-11', text, url: `https://en.wikipedia.org/wiki/${encodeURIComponent(title.replace(/ /g, '_'))}`, fields: { pageid: Number(id), title, ns: 0 } });

export const RECORDS = [
  wikidata('Q991200411', 'Prairie Sentry', 'newspaper in Nebraska, owned by Northfold Media', { P856: 'https://www.prairiesentry.com/', P31: 'newspaper', P127: 'Q991200410', ownerLabel: 'Northfold Media' }),
  wikidata('Q991200412', 'Lakes Region Record', 'newspaper in Minnesota, owned by Northfold Media', { P856: 'https://lakesregionrecord.com/', P31: 'newspaper', P127: 'Q991200410', ownerLabel: 'Northfold Media' }),
  wikidata('Q991200413', 'KMDR', 'television station in Nebraska, owned by Cordell Broadcasting', { P856: 'https://www.kmdr4.com/', P31: 'television station', P127: 'Q991200420', ownerLabel: 'Cordell Broadcasting' }),
  wikidata('Q991200414', 'The Lower Fork', 'satirical website', { P856: 'https://thelowerfork.com/', P31: 'satirical website' }),
  entity('Q991200431', 'Orlock Energy', 'developer of offshore wind farms with its seat in Boston, Massachusetts, and projects in Maine', { P31: 'company', P452: 'offshore wind power', P159: 'Boston', P856: 'https://www.orlockenergy.com/', P1278: '9845ORLOCKENERGY0431', P5531: '0001999431' }, { aliases: ['Orlock Energy, Inc.', 'ORLK'] }),
  entity('Q991200432', 'Plains Central Railway', 'freight railway in Kansas and Nebraska', { P31: 'railway company', P452: 'freight rail transport', P17: 'United States', P571: '1909' }, { aliases: ['Plains Central'] }),
  entity('Q991200433', 'Ada Kirsch', 'American painter (1897-1961), known for murals of harvests in New Mexico', { P31: 'Q5', P106: 'mural painter', P570: '1961-02-11' }),
  place('88120031', 'Granite Ford, New Hampshire', 'Granite Ford is a town in New Hampshire on the Strafton River. It had 5,412 inhabitants at the last census. Its public library was built in 1899.'),
  place('88120032', 'Granite Ford, Idaho', 'Granite Ford is a town in Idaho on the Salmon Fork. It had 1,903 inhabitants at the last census. Its public library was built in 1934.'),
  place('88120033', 'Lower Pinnock, Vermont', 'Lower Pinnock is a town of 840 inhabitants in Vermont. It is governed by a select board of three and has no mayor.'),
  place('88120034', 'Cutler Mill, New Hampshire', 'Cutler Mill is a village in New Hampshire on Asquam Brook. Its mill dam of 1888 was overtopped on July 3, 2021, and removed in 2026.'),
  {
    source: 'edgar', id: '0001999431-26-000118', title: 'Orlock Energy, Inc. - 8-K', date: '2026-10-19',
    text: 'Item 1.02 Termination of a Material Definitive Agreement. On October 19, 2026, Orlock Energy, Inc. terminated the power purchase agreements for the Sable Shoal offshore wind project (72 turbines, Penmarch, Maine) and will not proceed with construction. Item 2.06 Material Impairments. The Company expects to record an impairment charge of approximately $690 million. The estimated cost of the project was $4.1 billion.',
    url: 'https://www.sec.gov/Archives/edgar/data/1999431/000199943126000118/orlk-20261019.htm',
    fields: { cik: '0001999431', form: '8-K', file_date: '2026-10-19', display_names: ['Orlock Energy, Inc.'] },
  },
  {
    source: 'edgar', id: '0001999431-26-000031', title: 'Orlock Energy, Inc. - 10-K', date: '2026-02-24',
    text: 'Annual report. The Company holds leases for five offshore wind projects, among them Sable Shoal. Construction of Sable Shoal is planned to begin in 2027. Risk factors include the price of steel and the availability of installation vessels.',
    url: 'https://www.sec.gov/Archives/edgar/data/1999431/000199943126000031/orlk-20251231.htm',
    fields: { cik: '0001999431', form: '10-K', file_date: '2026-02-24', display_names: ['Orlock Energy, Inc.'] },
  },
  { source: 'gleif', id: '9845ORLOCKENERGY0431', title: 'Orlock Energy, Inc.', date: '2014-09-02', text: 'Legal entity Orlock Energy, Inc., status active, Massachusetts.', url: 'https://search.gleif.org/#/record/9845ORLOCKENERGY0431', fields: { lei: '9845ORLOCKENERGY0431', 'entity.legalName.name': 'Orlock Energy, Inc.', 'entity.status': 'ACTIVE', 'entity.jurisdiction': 'US-DE', 'entity.legalAddress.city': 'Boston', 'entity.legalAddress.region': 'US-MA', 'registration.initialRegistrationDate': '2014-09-02' } },
  { source: 'gleif', id: '9845LUMEOROBOTICS042', title: 'Lumeo Robotics, Inc.', date: '2018-05-03', text: 'Legal entity Lumeo Robotics, Inc., status active, Washington.', url: 'https://search.gleif.org/#/record/9845LUMEOROBOTICS042', fields: { lei: '9845LUMEOROBOTICS042', 'entity.legalName.name': 'Lumeo Robotics, Inc.', 'entity.status': 'ACTIVE', 'registration.initialRegistrationDate': '2018-05-03' } },
  { source: 'usaspending', id: 'CONT_AWD_LR20260112', title: 'Contract award to Lumeo Robotics', date: '2026-01-12', text: 'Purchase of two material handling units from Lumeo Robotics.', url: 'https://www.usaspending.gov/award/CONT_AWD_LR20260112', fields: { 'Award ID': 'LR20260112', 'Recipient Name': 'LUMEO ROBOTICS, INC.', 'Award Amount': 318000, 'Awarding Agency': 'General Services Administration', 'Start Date': '2026-01-12' } },
  { source: 'propublica', id: '841200977', title: 'St. Brannoc Hospital Association', date: '2025-11-15', text: 'Tax-exempt organization in Halgren, Minnesota. Form 990 for the last fiscal year.', url: 'https://projects.propublica.org/nonprofits/organizations/841200977', fields: { ein: 841200977, name: 'ST BRANNOC HOSPITAL ASSOCIATION', city: 'HALGREN', totrevenue: 61400000 } },
  { source: 'courtlistener', id: '71200455', title: 'Whitcombe Marine Supply v. Town of Norrin Harbor', date: '2019-09-30', text: 'Complaint about a mooring fee. Settled. The plaintiff is a business and not the chief of police.', url: 'https://www.courtlistener.com/docket/71200455/', fields: { caseName: 'Whitcombe Marine Supply v. Town of Norrin Harbor', docketNumber: '1:19-cv-00871', court: 'nhd', dateFiled: '2019-09-30' } },
  { source: 'courtlistener', id: '71200519', title: 'Gannet Ledge Fishermen\u2019s Cooperative v. Orlock Energy, Inc.', date: '2025-03-11', text: 'Complaint about survey vessels on fishing grounds off Penmarch. Dismissed in part; appeal pending.', url: 'https://www.courtlistener.com/docket/71200519/', fields: { caseName: 'Gannet Ledge Fishermen\u2019s Cooperative v. Orlock Energy, Inc.', docketNumber: '2:25-cv-00119', court: 'med', dateFiled: '2025-03-11' } },
  { source: 'openfec', id: 'SA17a.88201', title: 'Individual contribution by an employee of Orlock Energy', date: '2026-03-30', text: 'Contribution reported by a campaign committee.', url: 'https://www.fec.gov/data/receipts/?sub_id=4033120261188201', fields: { committee_id: 'C00912004', contributor_employer: 'ORLOCK ENERGY', contribution_receipt_amount: 500, contribution_receipt_date: '2026-03-30' } },
];
