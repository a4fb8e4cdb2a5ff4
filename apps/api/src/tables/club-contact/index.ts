export { clubContactTable, contactFields } from './club-contact-table.ts';
export { makeMissingContact } from './make-missing-contact.ts';
