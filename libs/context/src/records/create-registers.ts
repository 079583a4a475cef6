import type { Settings } from '@corroborate/config';
import { blocked, systemClock, type Clock, type UpstreamGateway } from '@corroborate/domain';
import { switchedOn } from '@corroborate/providers';
import type { RecordManifest, RecordRegister } from './record.types';
import { CompaniesHouseRegister } from './registers/companies-house.adapter';
import { CourtListenerRegister } from './registers/courtlistener.adapter';
import { EdgarRegister } from './registers/edgar.adapter';
import { FederalRegister } from './registers/federal-register.adapter';
import { GleifRegister } from './registers/gleif.adapter';
import { IcijRegister } from './registers/icij.adapter';
import { OpenFecRegister } from './registers/openfec.adapter';
import { OpenSanctionsRegister } from './registers/opensanctions.adapter';
import { ProPublicaRegister } from './registers/propublica.adapter';
import { UsaSpendingRegister } from './registers/usaspending.adapter';
import { WikidataRegister } from './registers/wikidata.adapter';

export type RegisterSettings = Pick<
  Settings,
  'DISABLED_ENGINES' | 'COURTLISTENER_TOKEN' | 'OPENFEC_API_KEY' | 'OPENSANCTIONS_API_KEY' | 'COMPANIES_HOUSE_KEY'
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
  ];
  return switchedOn<RecordRegister>(all, settings.DISABLED_ENGINES);
}

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
    },
    nobody,
    systemClock,
  ).map(({ manifest }) => manifest);
  return known;
}
