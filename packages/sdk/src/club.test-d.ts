import { expectTypeOf, test } from 'vitest';
import { type ClubApiError, createClub, type KnownRight, type knownRights, type Right } from './index.ts';
import { trainingRules } from './rules/training.ts';
import { fieldRules } from './rules.ts';

const club = createClub({ baseUrl: '/api' });

test('a club needs to know where its server is', () => {
  // @ts-expect-error no baseUrl
  createClub({});
});

test('the language is one of two', () => {
  createClub({ baseUrl: '/api', language: () => 'en' });
  // @ts-expect-error neither Polish nor English
  createClub({ baseUrl: '/api', language: 'de' });
});

test('an event comes with the error', () => {
  club.on('unauthorized', (error) => expectTypeOf(error).toEqualTypeOf<ClubApiError>());
  expectTypeOf(club.on('failure', () => {})).toEqualTypeOf<() => void>();
  // @ts-expect-error no such event
  club.on('conflict', () => {});
});

test('a right has an area and a name', () => {
  expectTypeOf<'Workplace:Write' | 'Menu:Rights' | 'Exam:Read'>().toExtend<Right>();
  // @ts-expect-error a word alone is no right
  void club.rights.has('Administration');
});

test('a known right is one of those there are', () => {
  expectTypeOf<(typeof knownRights)[number]>().toEqualTypeOf<KnownRight>();
  expectTypeOf<'Student:Write' | 'Menu:Rights4Admin'>().toExtend<KnownRight>();
  // @ts-expect-error nobody asks for it
  void ('Student:Wirte' satisfies KnownRight);
});

test('answers bear the names of what was asked', () => {
  expectTypeOf(club.rights.check(['Menu:Rights', 'User:Read'])).resolves.toEqualTypeOf<
    Record<'Menu:Rights' | 'User:Read', boolean>
  >();
});

test('an error has no status when there was no answer', () => {
  expectTypeOf<ClubApiError['status']>().toEqualTypeOf<number | null>();
});

test('a ticket is for a download or a websocket, and a path begins with a slash', () => {
  expectTypeOf(club.urlWithTicket('/authinfo/export', 'websocket')).resolves.toEqualTypeOf<string>();
  // @ts-expect-error no such purpose
  void club.urlWithTicket('/authinfo/export', 'forever');
  // @ts-expect-error the name of a file is no path
  void club.download('export.zip');
});

test('rules are there for the fields of the table, and for no others', () => {
  expectTypeOf(fieldRules('workplace').name.maxLength).toEqualTypeOf<number | undefined>();
  expectTypeOf(fieldRules('student').guardians.maxItems).toEqualTypeOf<number | undefined>();
  // @ts-expect-error no such field
  fieldRules('workplace').colour;
  // @ts-expect-error no such action
  trainingRules.actions.postpone;
});
