export { firstClassRequest, tidyRequest } from './asked.ts';
export { CONSENT_VERSION, consentTexts } from './consent.ts';
export { joinAs } from './join-as.ts';
export { leadTable } from './lead-table.ts';
export { requestFirstClass } from './request-first-class.ts';
export { sweepLeads } from './sweep-leads.ts';
