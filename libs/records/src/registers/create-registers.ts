import type { Settings } from '@corroborate/config';
import { blocked, systemClock, type Clock, type UpstreamGateway } from '@corroborate/domain';
import { switchedOn, type ProviderParts } from '@corroborate/providers';
import type { RecordManifest, RecordRegister } from './record.types';
import { CompaniesHouseRegister } from './adapters/companies-house.adapter';
import { CourtListenerRegister } from './adapters/courtlistener.adapter';
import { EdgarRegister } from './adapters/edgar.adapter';
import { fecCandidates, fecCommittees } from './adapters/fec-bodies.adapter';
import { FederalRegister } from './adapters/federal-register.adapter';
import { GleifRegister } from './adapters/gleif.adapter';
import { IcijRegister } from './adapters/icij.adapter';
import { OpenCorporatesRegister } from './adapters/opencorporates.adapter';
import { OpenFecRegister } from './adapters/openfec.adapter';
import { OpenSanctionsRegister } from './adapters/opensanctions.adapter';
import { PacerRegister, type PacerSetup } from './adapters/pacer.adapter';
import { ProPublicaReturnsRegister } from './adapters/propublica-returns.adapter';
import { ProPublicaRegister } from './adapters/propublica.adapter';
import { UsaSpendingRegister } from './adapters/usaspending.adapter';
import { WikidataRegister } from './adapters/wikidata.adapter';

export type RegisterSettings = Pick<
  Settings,
  | 'DISABLED_ENGINES'
  | 'COURTLISTENER_TOKEN'
  | 'OPENFEC_API_KEY'
  | 'OPENSANCTIONS_API_KEY'
  | 'COMPANIES_HOUSE_KEY'
  | 'OPENCORPORATES_API_TOKEN'
  | 'PACER_SEARCHES'
  | 'PACER_USERNAME'
  | 'PACER_PASSWORD'
  | 'PACER_CLIENT_CODE'
>;

/**
 * All registers that are not switched off by name in `DISABLED_ENGINES`. To add one, write its adapter and name it
 * here.
 */
export function createRegisters(settings: RegisterSettings, gateway: UpstreamGateway, clock: Clock): RecordRegister[] {
  const parts = { gateway, clock };
  const all = [
    new EdgarRegister(parts),
    new CourtListenerRegister(settings.COURTLISTENER_TOKEN, parts),
    new UsaSpendingRegister(parts),
    new FederalRegister(parts),
    new OpenFecRegister(settings.OPENFEC_API_KEY, parts),
    new CompaniesHouseRegister(settings.COMPANIES_HOUSE_KEY, parts),
    new GleifRegister(parts),
    new ProPublicaRegister(parts),
    new WikidataRegister(parts),
    new OpenSanctionsRegister(settings.OPENSANCTIONS_API_KEY, parts),
    new IcijRegister(parts),
    ...besides(settings, parts),
  ];
  return switchedOn<RecordRegister>(all, settings.DISABLED_ENGINES);
}

/** Those that are asked beside the others, on questions of their own. */
const besides = (settings: RegisterSettings, parts: ProviderParts): RecordRegister[] => [
  new ProPublicaReturnsRegister(parts),
  fecCommittees(settings.OPENFEC_API_KEY, parts),
  fecCandidates(settings.OPENFEC_API_KEY, parts),
  new OpenCorporatesRegister(settings.OPENCORPORATES_API_TOKEN, parts),
  new PacerRegister(pacerOf(settings), parts),
];

const pacerOf = (settings: RegisterSettings): PacerSetup => ({
  searches: settings.PACER_SEARCHES,
  username: settings.PACER_USERNAME,
  password: settings.PACER_PASSWORD,
  clientCode: settings.PACER_CLIENT_CODE,
});

let known: RecordManifest[] | null = null;
const nobody: UpstreamGateway = { call: async () => blocked('no calls') };

/** What each register is, without asking any. */
export function registerManifests(): RecordManifest[] {
  known ??= createRegisters(
    {
      DISABLED_ENGINES: [],
      COURTLISTENER_TOKEN: undefined,
      OPENFEC_API_KEY: undefined,
      OPENSANCTIONS_API_KEY: undefined,
      COMPANIES_HOUSE_KEY: undefined,
      OPENCORPORATES_API_TOKEN: undefined,
      PACER_SEARCHES: 'off',
      PACER_USERNAME: undefined,
      PACER_PASSWORD: undefined,
      PACER_CLIENT_CODE: undefined,
    },
    nobody,
    systemClock,
  ).map(({ manifest }) => manifest);
  return known;
}
