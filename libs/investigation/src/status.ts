/** Reads investigations without loading what works on them: for commands that only list. */
export { EstimateService } from './orders/estimates';
export { toInvestigationResponse } from './status/investigation.response';
export { InvestigationReader } from './status/investigation.reader';
