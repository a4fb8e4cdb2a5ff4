export { createPlainClub, type PlainClubOptions } from './club.ts';
