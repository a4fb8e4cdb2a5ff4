import { expect, type Locator } from '@playwright/test';
import type { TableName } from '@tatami/sdk';
import type { FieldRules } from '@tatami/sdk/rules';
import type { Office } from './office.ts';
import { labelOf } from './polish.ts';
import { type ByField, type Sample, said, sampleOf } from './samples.ts';

export type Rules = Readonly<Record<string, FieldRules>>;

/** The fields that no form asks for, and what they are instead. */
const unasked: ByField<string> = {
  announcement: {
    section: 'asked where it is for one',
    group: 'asked where it is for one',
    training: 'asked where it is for one',
    student: 'asked where it is for one',
  },
  article: { coverAltPl: 'said of a cover that was chosen', coverAltEn: 'said of a cover that was chosen' },
  'exam-candidate': { marks: 'given on the mat, at the exam' },
  homework: { author: 'who makes it' },
  presence: { source: 'the way by which it came' },
  student: {
    imageConsentWithdrawnOn: 'the day on which the consent is taken back',
    lead: 'what the way from a request says',
  },
  user: { enabled: 'what only an erasure changes', password: 'chosen by who has the account' },
};

/** The fields that the form of a new row does not ask for yet. */
const askedLater: ByField<true> = { 'item-loan': { returnedOn: true }, user: { status: true } };

/** The fields that are asked for once another has been answered so; they come last. */
const askedAfter: ByField<readonly [field: string, answer: string]> = {
  homework: {
    students: ['assignees', 'students'],
    section: ['assignees', 'section'],
    minGrade: ['assignees', 'gradeRange'],
    maxGrade: ['assignees', 'gradeRange'],
  },
  student: { leftOn: ['status', 'left'], guardians: ['birthDate', '2016-05-01'] },
};

type Draw = (form: Locator, rule: FieldRules, office: Office) => Promise<void>;

/** The fields that a form draws in a way of its own. */
const drawnOtherwise: ByField<Draw> = {
  grade: {
    async profiles(form, { fields: federations = {} }) {
      for (const [federation, { fields = {} }] of Object.entries(federations))
        for (const name of Object.keys(fields))
          await form.getByLabel(`${federation}: ${labelOf('grade', name)}`).fill('7');
    },
  },
  lead: {
    // What nobody has agreed to yet is no consent.
    async consentAt(form) {
      const moment = form.getByRole('group', { name: labelOf('lead', 'consentAt') });
      await moment.getByRole('textbox', { name: 'Dzień' }).fill('10.01.2026');
      await moment.getByRole('textbox', { name: 'Godzina' }).fill('17:00');
    },
  },
  student: {
    async guardians(form, { items }, office) {
      // The day of the consent is written down beside the student.
      const { consentOn: _later, ...fields } = items?.fields ?? {};
      for (const [name, rule] of Object.entries(fields))
        await give(await inputOf(form, 'guardian', name), await sampleOf('guardian', name, rule, office));
    },
    imageConsentOn: (form) => form.getByLabel(labelOf('student', 'imageConsent'), { exact: true }).check(),
  },
  training: {
    async startsAt(form) {
      await form.locator('[name=date]').fill('2031-03-14');
      await form.locator('[name=from]').fill('18:00');
    },
    endsAt: (form) => form.locator('[name=to]').fill('19:30'),
    // Of a series, which is called what its trainings are.
    async weekdays(form) {
      for (const day of await form
        .getByRole('group', { name: labelOf('training', 'weekdays') })
        .getByRole('button')
        .all())
        if ((await day.getAttribute('aria-pressed')) === 'false') await day.click();
    },
  },
};

/**
 * Fills in every field of the contract that can be written, and tells what each was given. One that the form does not
 * have is a fault, unless it is said above what it is instead.
 */
export async function fillForm(
  form: Locator,
  table: TableName,
  rules: Rules,
  office: Office,
): Promise<Record<string, Sample>> {
  const given: Record<string, Sample> = {};
  const moments: unknown[] = [];
  const written = Object.keys(rules).filter((name) => !rules[name]?.readOnly);
  const isAskedAfter = (name: string) => askedAfter[table]?.[name] !== undefined;
  const inTurn = [...written.filter((name) => !isAskedAfter(name)), ...written.filter(isAskedAfter)];
  for (const name of inTurn) {
    const rule = rules[name] as FieldRules;
    if (unasked[table]?.[name] || askedLater[table]?.[name]) {
      await expect(await inputOf(form, table, name), `${table}.${name}`).toHaveCount(0);
      continue;
    }
    const [asking, answer] = askedAfter[table]?.[name] ?? [];
    if (asking) {
      given[asking] = { value: answer };
      await give(await inputOf(form, table, asking), given[asking]);
    }
    const draw = drawnOtherwise[table]?.[name];
    if (draw) {
      await draw(form, rule, office);
      continue;
    }
    const isMoment = rule.format === 'date-time';
    // The second of two is later.
    const sample = await sampleOf(table, name, rule, office, isMoment ? moments : []);
    if (isMoment) moments.push(sample.value);
    const input = await inputOf(form, table, name);
    await expect(input, `${table}.${name}`).toBeEditable();
    given[name] = await give(input, sample);
  }
  return given;
}

/** The fields of the form of a row that is there which two people can change at the same time, each in their own way. */
export async function disputedFields(form: Locator, table: TableName, rules: Rules): Promise<string[]> {
  const found: string[] = [];
  const asking = new Set(Object.values(askedAfter[table] ?? {}).map(([field]) => field));
  for (const [name, rule] of Object.entries(rules)) {
    if (rule.readOnly || unasked[table]?.[name]) continue;
    if (askedAfter[table]?.[name] || drawnOtherwise[table]?.[name]) continue;
    if (asking.has(name)) continue;
    const input = await inputOf(form, table, name);
    await expect(input, `${table}.${name}`).toBeVisible();
    const hasThirdValue = rule.enum ? rule.enum.length > 2 && !rule.steps : rule.type !== 'boolean';
    const isPlain = rule.type !== 'array' && rule.type !== 'object' && rule.format !== 'date-time';
    const isFree = said[table]?.[name] === undefined;
    if (hasThirdValue && isPlain && isFree && (await input.isEditable())) found.push(name);
  }
  return found;
}

/** Finds the input of a field: by what a search is called, or by its own name. */
export async function inputOf(form: Locator, table: TableName, name: string): Promise<Locator> {
  // It comes after the drawer that it stands in.
  await form.locator('form :is(input, select, textarea):visible').first().waitFor();
  const search = form.getByRole('combobox', { name: new RegExp(`^${labelOf(table, name)}`) });
  return search.or(form.locator(`[name="${name}"]:not([type=hidden])`)).first();
}

/** Gives an input what a person would choose or type, and tells what the API has then: some moments are known by their day. */
export async function give(input: Locator, sample: Sample): Promise<Sample> {
  const { value, words } = sample;
  const tag = await input.evaluate(({ tagName }) => tagName);
  const type = await input.getAttribute('type');
  const name = await input.getAttribute('name');
  if (type === 'checkbox') await input.check();
  else if (type === 'radio') await input.page().locator(`[name="${name}"][value="${value}"]`).check();
  else if (tag === 'SELECT') await input.selectOption(String(value));
  else if ((await input.getAttribute('role')) === 'combobox') {
    // What a list of several begins with is taken out.
    if (Array.isArray(value))
      for (const _ of await input.locator('..').getByRole('button', { name: /^Usuń/ }).all())
        await input.press('Backspace');
    await choose(input, words);
    if (!words) return { value: undefined };
  } else {
    await input.fill(words ?? String(value));
    const time = input.page().locator(`[name="${name}.time"]`);
    if ((await time.count()) > 0) await time.fill('18:00');
    else if (/T17:00/.test(String(value))) return { value: undefined };
  }
  return sample;
}

/** Chooses what is found by the words; the first there is, without. */
async function choose(box: Locator, words: string | undefined): Promise<void> {
  await box.click();
  if (words) await box.fill(words);
  const options = box.page().getByRole('listbox').getByRole('option');
  await (words ? options.filter({ hasText: words }) : options).first().click();
  // A list of several stays open for the next one.
  await box.press('Tab');
}
