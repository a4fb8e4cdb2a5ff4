export { clubProfileTable } from './club-profile-table.ts';
export { type KnownProfile, knowProfile, logoHref, withStoredName } from './known-profile.ts';
export { makeMissingProfile } from './make-missing-profile.ts';
