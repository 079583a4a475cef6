/** Reads investigations without loading what works on them: for commands that only list. */
export { EstimateService } from './orders/estimates';
export { toInvestigationAnswer } from './status/investigation.answer';
export { InvestigationReader } from './status/investigation.reader';
