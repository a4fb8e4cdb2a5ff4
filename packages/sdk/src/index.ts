export type { Club, PlainClubOptions } from './club.ts';
export type {
  ActionBody,
  ActionName,
  ActionResult,
  Draft,
  Entity,
  Field,
  FieldsOf,
  Link,
  ListQuery,
  Page,
  Part,
  PartQuery,
  Pictured,
  PicturedTableName,
  PictureField,
  PictureSize,
  Profile,
  Removable,
  Right,
  Savable,
  SavableTableName,
  SortKey,
  TableName,
  TicketPurpose,
} from './contract.ts';
export type { Download } from './download.ts';
export type * from './entities.ts';
export {
  ClubApiError,
  type ClubApiErrorOptions,
  type ErrorCode,
  type FailedRequest,
  type Language,
} from './error.ts';
export type { ClubEvents } from './events.ts';
export { createLog, type Log, type LogLevel, type LogOptions, logLevels } from './log.ts';
export type { RetryOptions } from './patience.ts';
export { type ClubOptions, createClub } from './patient-club.ts';
export type { Requirement, Rights } from './rights.ts';
export { type SaveAllOptions, type SaveProgress, type SaveResult, saveAll } from './save-all.ts';
export type { paths } from './schema.ts';
export type { Session } from './session.ts';
export type { SignIn } from './sign-in.ts';
export type {
  ActingTable,
  BatchOptions,
  BatchTable,
  CallOptions,
  ChangeOptions,
  Count,
  CountQuery,
  PicturedTable,
  ReadableTable,
  RemovableTable,
  SavableTable,
  SaveOptions,
  Table,
} from './table.ts';
export type { BatchResult } from './table-types.ts';
export { createTokenStorage, type KeyValueStore, readToken, type TokenStorage } from './token-storage.ts';
export type { Api } from './transport.ts';
export { type KnownRight, knownRights } from './vocabulary.ts';
