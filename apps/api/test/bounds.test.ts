import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables } from '../src/tables/index.ts';
import { openTestClub, type TestClub } from './support/club.ts';
import type { Contract, Schema } from './support/contract-promise.ts';
import { type Ground, prepareGround, sampleOf } from './support/samples.ts';

let club: TestClub;
let ground: Ground;
let contract: Contract;
beforeAll(async () => {
  club = await openTestClub();
  ground = await prepareGround(club);
  contract = (await club.nobody.get('/openapi.json')).body;
});
afterAll(() => club.close());

const letters = (length: number) => 'ż'.repeat(length);
const upTo = (length: number): [unknown[], unknown[]] => [[letters(length)], [letters(length + 1)]];
const between = (least: number, most: number): [unknown[], unknown[]] => [
  [least, most],
  [least - 1, most + 1],
];
const mailbox = (name: string) => `${name}@${'klub.'.repeat(49)}org`;

/** The domain's own bounds, written down by hand: what is just within each, and what is just beyond. */
const bounds: [field: string, within: unknown[], beyond: unknown[]][] = [
  ['user.username', ['a._', '9-'.repeat(32)], ['ab', 'a'.repeat(65), 'Ola', 'o la', 'żółć']],
  ['user.email', [mailbox('osoba')], [mailbox('osobaa')]],
  ['user.firstName', ...upTo(100)],
  ['user.lastName', ...upTo(100)],
  ['user.phone', ['+48600100200', '+123456789012345'], ['600100200', '+0123456789', '+1234567890123456']],
  ['student.carryOverDays', ...between(0, 2_000)],
  ['student.note', ...upTo(1_000)],
  ['guardian.phone', ['+123456789012345'], ['600100200', '+1234567890123456']],
  ['workplace.name', ...upTo(100)],
  ['workplace.postalCode', ['80-299'], ['80299', '8-0299', '80-29', '80-2999', 'AB-CDE']],
  ['workplace.capacity', ...between(1, 500)],
  ['training.title', ...upTo(150)],
  ['training.dayWeight', ...between(0, 5)],
  ['training.note', ...upTo(2_000)],
  ['training-series.title', ...upTo(150)],
  ['training-series.durationMinutes', ...between(15, 480)],
  ['training-series.dayWeight', ...between(0, 5)],
  ['training-series.note', ...upTo(2_000)],
  ['presence.note', ...upTo(500)],
  ['grade.beltColor', ['#fFa009'], ['fFa009', '#fa0', '#fFa00g', '#fFa0099']],
  ['technik.videoUrls', [['https://film.example/1']], [['http://film.example/1'], ['//film.example/1']]],
  ['exam.examiners', [['A'], [...'ABCDE']], [[], [...'ABCDEF']]],
  ['exam.feePln', [0, 0.01], [-0.01]],
  ['homework.title', ...upTo(150)],
  ['homework.description', ...upTo(10_000)],
  ['homework-submission.minutesPractised', ...between(0, 600)],
  ['item.valuePln', [0, 0.01], [-0.01]],
  ['task.title', ...upTo(150)],
  ['task.priority', ...between(1, 5)],
  ['tablefortest.text', ...upTo(200)],
  ['tablefortest.number', ...between(-1_000_000, 1_000_000)],
  ['rightto.right', ['X:1', 'Okno:Otwiera9'], ['okno:Otwiera', 'Okno', 'Okno:', 'Okno9:A', 'Okno:A-b']],
  ['article.slug', ['a-1', 'a'.repeat(120)], ['ab', 'a'.repeat(121), 'A-1', 'ż-1', 'a 1']],
  ['article.leadPl', ...upTo(300)],
  ['article.leadEn', ...upTo(300)],
];

/** What has to be said with it. */
const beside: Record<string, object> = { carryOverDays: { carryOverAsOf: '2026-01-01' } };

test.each(bounds)('%s is taken within its bounds alone', async (at, within, beyond) => {
  const [table = '', field = ''] = at.split('.');
  const send = async (value: unknown) =>
    ground.admin.post(`/${table}`, {
      ...(await sampleOf(table, ground)),
      ...beside[field],
      [field]: value,
    });
  for (const value of within) {
    const { status, body } = await send(value);
    expect([status, body[field]], JSON.stringify(body)).toEqual([201, value]);
  }
  for (const value of beyond) {
    const { status, body } = await send(value);
    const named = body.errors?.map((error: { field: string }) => error.field.split('.')[0]);
    expect([status, ...new Set(named)], JSON.stringify(value)).toEqual([400, field]);
  }
});

const needed: [table: string, fields: string][] = [
  ['user', 'username email firstName lastName'],
  ['student', 'firstName lastName joinedOn'],
  ['guardian', 'student name'],
  ['student-grade', 'student grade awardedOn'],
  ['workplace', 'name'],
  ['training', 'title workplace instructor startsAt endsAt'],
  ['training-series', 'title workplace instructor'],
  ['day-off', 'name dateFrom dateTo'],
  ['presence', 'student training'],
  ['technik', 'base attack position namePl nameEn'],
  ['technik-requirement', 'grade technik profile'],
  ['exam', 'name date workplace'],
  ['exam-candidate', 'exam student gradeTo'],
  ['homework', 'title description'],
  ['item', 'name'],
  ['item-loan', 'item student from'],
  ['task', 'title'],
  ['tablefortest', 'text dictionary'],
  ['groupright', 'name'],
  ['rightto', 'group right'],
  ['useringroupright', 'user group'],
  ['article', 'titlePl bodyPl'],
];

test.each(needed)('%s needs %s, and says so in the contract', async (table, fields) => {
  const { body } = await ground.admin.post(`/${table}`, {});
  expect(body.errors).toEqual(
    expect.arrayContaining(
      fields.split(' ').map((field) => expect.objectContaining({ field, code: 'required' })),
    ),
  );
  // Else the database alone would refuse it, and no client could know beforehand.
  const entity = tables.find(({ name }) => name === table)?.entity;
  const { required } = contract.components.schemas[`${entity}Write`] as Schema;
  expect(required).toEqual(expect.arrayContaining(fields.split(' ')));
});

const choices: [field: string, words: string][] = [
  ['user.language', 'pl en'],
  ['user.status', 'invited active blocked pendingErasure erased'],
  ['student.section', 'kids youth adult'],
  ['student.status', 'active suspended left'],
  ['student.medicalKind', 'declaration certificate'],
  ['training.kind', 'regular weapons kids seminar exam open'],
  ['training.state', 'planned held cancelled notHeld'],
  ['day-off.kind', 'publicHoliday schoolBreak closure instructor'],
  ['presence.status', 'declared present late excused absent'],
  ['presence.source', 'instructor self qr kiosk import'],
  ['grade.kind', 'kyu dan none'],
  ['technik-requirement.profile', 'PFA PZA HOMBU CFAI'],
  ['technik-requirement.importance', 'essential bonus'],
  ['technik-progress.level', 'toLearn inProgress mastered'],
  ['exam.profile', 'PFA PZA HOMBU CFAI'],
  ['exam.state', 'draft open inProgress completed cancelled'],
  ['exam-candidate.rsvp', 'invited accepted declined'],
  ['exam-candidate.result', 'pending passed failed noShow'],
  ['exam-mark.mark', 'passed toImprove failed'],
  ['homework.state', 'draft published closed archived'],
  ['homework-submission.state', 'assigned draft submitted reviewed returned'],
  ['item.category', 'weapon gi mat book other'],
  ['item.status', 'available loaned repair retired'],
  ['task.status', 'todo doing done dropped'],
  ['userlastlogin.method', 'password google lightning'],
  ['article.category', 'news seminar exam guide'],
  ['article.state', 'draft scheduled published archived'],
];

test.each(choices)('%s is one of %s', (at, words) => {
  const [name, field = ''] = at.split('.');
  const schema = tables.find((table) => table.name === name)?.readable.get(field)?.schema;
  const listed = (schema as { enum?: unknown[] } | undefined)?.enum?.filter((choice) => choice !== null);
  expect(listed).toEqual(words.split(' '));
});
