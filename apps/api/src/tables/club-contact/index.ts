export { clubContactTable } from './club-contact-table.ts';
export { makeMissingContact } from './make-missing-contact.ts';
