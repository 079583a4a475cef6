import type { Settings } from '@corroborate/config';
import { blocked, systemClock, type Clock, type UpstreamGateway } from '@corroborate/domain';
import { filterEnabled } from '@corroborate/providers';
import type { RecordManifest, RecordRegister } from './record.types';
import { companiesHouseRegister } from './adapters/companies-house.adapter';
import { courtListenerRegister } from './adapters/courtlistener.adapter';
import { edgarRegister } from './adapters/edgar.adapter';
import { fecCandidates, fecCommittees } from './adapters/fec-bodies.adapter';
import { federalRegister } from './adapters/federal-register.adapter';
import { gleifRegister } from './adapters/gleif.adapter';
import { icijRegister } from './adapters/icij.adapter';
import { openCorporatesRegister } from './adapters/opencorporates.adapter';
import { openFecRegister } from './adapters/openfec.adapter';
import { openSanctionsRegister } from './adapters/opensanctions.adapter';
import { PacerRegister } from './adapters/pacer.adapter';
import { proPublicaReturnsRegister } from './adapters/propublica-returns.adapter';
import { proPublicaRegister } from './adapters/propublica.adapter';
import { usaSpendingRegister } from './adapters/usaspending.adapter';
import { wikidataRegister } from './adapters/wikidata.adapter';

export type RegisterSettings = Pick<Settings, 'DISABLED_ENGINES' | 'PACER_SEARCHES'> &
  Partial<
    Pick<
      Settings,
      | 'COURTLISTENER_TOKEN'
      | 'OPENFEC_API_KEY'
      | 'OPENSANCTIONS_API_KEY'
      | 'COMPANIES_HOUSE_KEY'
      | 'OPENCORPORATES_API_TOKEN'
      | 'PACER_USERNAME'
      | 'PACER_PASSWORD'
      | 'PACER_CLIENT_CODE'
    >
  >;

/** All registers not switched off in `DISABLED_ENGINES`. To add one, write its adapter and list it here. */
export function createRegisters(settings: RegisterSettings, gateway: UpstreamGateway, clock: Clock): RecordRegister[] {
  const parts = { gateway, clock };
  const all = [
    edgarRegister(parts),
    courtListenerRegister(settings.COURTLISTENER_TOKEN, parts),
    usaSpendingRegister(parts),
    federalRegister(parts),
    openFecRegister(settings.OPENFEC_API_KEY, parts),
    companiesHouseRegister(settings.COMPANIES_HOUSE_KEY, parts),
    gleifRegister(parts),
    proPublicaRegister(parts),
    wikidataRegister(parts),
    openSanctionsRegister(settings.OPENSANCTIONS_API_KEY, parts),
    icijRegister(parts),
    // Separate registers with their own queries.
    proPublicaReturnsRegister(parts),
    fecCommittees(settings.OPENFEC_API_KEY, parts),
    fecCandidates(settings.OPENFEC_API_KEY, parts),
    openCorporatesRegister(settings.OPENCORPORATES_API_TOKEN, parts),
    new PacerRegister(settings, parts),
  ];
  return filterEnabled<RecordRegister>(all, settings.DISABLED_ENGINES);
}

const blockedGateway: UpstreamGateway = { call: async () => blocked('no calls') };

let cachedManifests: RecordManifest[] | null = null;

/** Manifests of all registers. */
export const registerManifests = (): RecordManifest[] =>
  (cachedManifests ??= createRegisters(
    { DISABLED_ENGINES: [], PACER_SEARCHES: 'off' },
    blockedGateway,
    systemClock,
  ).map(({ manifest }) => manifest));
