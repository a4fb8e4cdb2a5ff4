import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import type { TableName } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import { addDays, clubToday } from './days.ts';
import { inMinutes, newName, type Office } from './office.ts';

type Rules = Readonly<Record<string, FieldRules>>;

/** What the rules of a field don't tell. */
const said: Partial<Record<TableName, Readonly<Record<string, string>>>> = {
  'exam-candidate': { result: 'pending' },
  grade: { kind: 'none', number: '0', rank: '97' },
  homework: { assignees: 'section' },
  'item-loan': { from: '2026-01-10', dueOn: '2026-02-10', returnedOn: '2026-02-01' },
  presence: { status: 'present' },
  student: {
    birthDate: '1990-05-01',
    joinedOn: '2020-01-13',
    leftOn: '2021-06-30',
    carryOverAsOf: '2020-01-12',
  },
};

/** How a row is made that another refers to, and the words that find it; of the tables that are not here there are enough. */
const makers: Partial<Record<TableName, (office: Office) => Promise<string>>> = {
  async user({ club }) {
    const username = newName('konto').replace(' ', '.');
    const account = { username, email: `${username}@klub.example`, firstName: 'Jan', lastName: 'Próbny' };
    await club.table('user').save({ ...account, status: 'invited' });
    return username;
  },
  async student({ club }) {
    const lastName = newName('Próbny');
    const student = { firstName: 'Jan', lastName, joinedOn: '2024-09-02' };
    await club.table('student').save(student);
    return lastName;
  },
  async item({ club }) {
    const name = newName('Kij');
    await club.table('item').save({ name });
    return name;
  },
  async exam({ club }) {
    const name = newName('Egzamin');
    const [workplace] = (await club.table('workplace').list({ size: 1 })).results;
    const exam = {
      name,
      date: addDays(clubToday(), 40),
      workplace: workplace?.id ?? '',
      profile: 'PFA',
    } as const;
    await club.table('exam').save({ ...exam, examiners: ['Jan Próbny'] });
    return name;
  },
  async homework({ club }) {
    const title = newName('Zadanie');
    // Whom it is given to has a submission from then on: it is given to somebody else.
    const [other] = (await club.table('student').list({ size: 1, status: 'active' })).results;
    const students = [other?.id ?? ''];
    const homework = { title, description: 'Padów sto.', assignees: 'students', students } as const;
    const { id } = await club.table('homework').save(homework);
    await club.table('homework').act(id, 'publish');
    return title;
  },
  async technik({ club }) {
    const code = newName('proba').replace(' ', '-');
    const names = { namePl: code, nameEn: code };
    const what = { base: 'ikkyo', attack: 'katate-dori', position: 'tachi-waza' } as const;
    await club.table('technik').save({ code, ...names, ...what });
    return code;
  },
  async training(office) {
    const title = newName('Trening');
    await office.planTraining({ title, startsAt: inMinutes(-180) });
    return title;
  },
};

/** Fills in the fields that a form has, as their rules want it, and tells what was typed into which, a moment as it is kept. */
export async function fillForm(
  form: Locator,
  table: TableName,
  rules: Rules,
  office: Office,
): Promise<Record<string, string>> {
  const written: Record<string, string> = {};
  let moments = 0;
  // It comes after the drawer that it stands in.
  await form.locator('form :is(input, select, textarea):visible').first().waitFor();
  for (const [name, rule] of Object.entries(rules)) {
    if (rule.readOnly) continue;
    const wanted = said[table]?.[name];
    const target = targetOf(rule);
    const box = form.getByRole('combobox', { name: new RegExp(`^${labelOf(table, name)}`) });
    const input = (await box.count()) > 0 ? box.first() : form.locator(`[name="${name}"]`).first();
    if (!(await isThere(input))) continue;
    const isSelect = (await input.evaluate(({ tagName }) => tagName)) === 'SELECT';
    const isSearch = !isSelect && (await input.getAttribute('role')) === 'combobox';
    if (rule.type === 'boolean') await input.check();
    else if ((await input.getAttribute('type')) === 'radio')
      await form
        .locator(`[name="${name}"]${wanted ? `[value="${wanted}"]` : ''}`)
        .last()
        .check();
    else if (isSearch && target) await choose(input, await makers[target]?.(office));
    else if (isSearch && rule.items?.enum) await choose(input, undefined);
    else if (isSearch) await choose(input, sampleOf(name, rule));
    else if (isSelect) {
      const count = await input.locator('option').count();
      await input.selectOption(wanted ?? { index: count - 1 });
    } else if (rule.format === 'date-time') {
      // The second of two is later.
      const day = addDays('2031-03-14', moments++);
      const time = form.locator(`[name="${name}.time"]`);
      await input.fill(day);
      // Some moments people know by their day.
      if ((await time.count()) === 0) continue;
      await time.fill('18:00');
      written[name] = `${day}T17:00:00.000Z`;
    } else {
      written[name] = wanted ?? sampleOf(name, rule);
      await input.fill(written[name]);
    }
  }
  return written;
}

/** Something that a field takes, and that no other row has. */
export function sampleOf(name: string, rule: FieldRules): string {
  const own = newName('Próba');
  const end = own.slice(-6);
  if (rule.format === 'date') return '2031-03-14';
  if (rule.format === 'time') return '18:00';
  if (rule.format === 'email') return `proba.${end}@klub.example`;
  if (rule.format === 'uri') return `https://klub.example/${end}`;
  if (rule.type === 'integer' || rule.type === 'number') return String(Math.max(rule.minimum ?? 1, 1));
  if (/phone$/i.test(name)) return '+48601234567';
  const pattern = new RegExp(rule.pattern ?? rule.items?.pattern ?? '');
  const shapes = [
    own.slice(0, rule.maxLength),
    `proba-${end}`,
    `#${end}`,
    '80-180',
    `https://klub.example/${end}`,
    `Proba:P${end}`,
  ];
  return shapes.find((shape) => pattern.test(shape)) ?? own;
}

async function isThere(input: Locator): Promise<boolean> {
  return (await input.count()) > 0 && (await input.isVisible()) && (await input.isEditable());
}

/** Chooses what is found by the words; the first there is, without. */
async function choose(box: Locator, typed: string | undefined): Promise<void> {
  await box.click();
  if (typed) await box.fill(typed);
  const options = box.page().getByRole('listbox').getByRole('option');
  await (typed ? options.filter({ hasText: typed }) : options).first().click();
  // A list of several stays open for the next one.
  await box.press('Tab');
}

const targetOf = ({ reference, items }: FieldRules): TableName | undefined =>
  [reference ?? items?.reference].flat()[0] as TableName | undefined;

/** The Polish texts, as they lie beside the code. */
const texts: Readonly<Record<string, string>> = Object.assign(
  {},
  ...readdirSync(join(import.meta.dirname, '../../../apps/web/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('pl.json'))
    .map((file) =>
      JSON.parse(readFileSync(join(import.meta.dirname, '../../../apps/web/src', file), 'utf8')),
    ),
);

const labelOf = (table: TableName, field: string) =>
  texts[`${table}.${field}`] ?? texts[`field.${field}`] ?? field;
