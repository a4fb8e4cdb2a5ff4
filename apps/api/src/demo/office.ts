import { addDays } from '../club-time.ts';
import { insertRows } from '../table/door.ts';
import { actOnEntity, createEntity } from '../table/write.ts';
import { makeToken } from '../tables/access-token/index.ts';
import { tablefortestTable } from '../tables/tablefortest/index.ts';
import { tablefortestdictionaryTable } from '../tables/tablefortestdictionary/index.ts';
import { taskTable } from '../tables/task/index.ts';
import { userlastloginTable } from '../tables/userlastlogin/index.ts';
import { webhookTable } from '../tables/webhook/index.ts';
import { type Author, viewerIn } from './author.ts';
import type { Chance } from './chance.ts';
import type { Staff } from './staff.ts';

/** Days are counted from today, below nought before it. */
interface Errand {
  title: string;
  who: keyof Staff | null;
  since: number;
  due?: number;
  priority?: 1 | 2 | 4 | 5;
  doneOn?: number;
  status?: 'doing' | 'dropped';
  description?: string;
}

const errands: Errand[] = [
  {
    title: 'Przedłużyć umowę na salę w Oliwie',
    who: 'bozena',
    since: -20,
    due: 10,
    priority: 1,
    status: 'doing',
  },
  { title: 'Zebrać opłaty za egzamin grudniowy', who: 'bozena', since: -12, due: 8, priority: 2 },
  {
    title: 'Zamówić trzy keikogi dla dzieci',
    who: 'magdalena',
    since: -9,
    due: 14,
    description: 'Rozmiary 110, 120 i 130. Zapytać o rabat klubowy.',
  },
  { title: 'Naprawić pęknięty bokken', who: 'lukasz', since: -30, due: -3, status: 'doing' },
  { title: 'Wysłać listę uczestników na staż do Sopotu', who: 'tomasz', since: -6, due: 2, priority: 2 },
  { title: 'Sprawdzić ważność badań przed zimą', who: 'agata', since: -40, due: -15, doneOn: -16 },
  { title: 'Ustalić termin pokazu w bibliotece', who: 'krzysztof', since: -25, due: 30 },
  { title: 'Odnowić ubezpieczenie grupowe', who: 'bozena', since: -70, due: -45, priority: 1, doneOn: -48 },
  { title: 'Wyprać wypożyczane keikogi', who: 'ewelina', since: -14, doneOn: -11 },
  {
    title: 'Nagrać krótki film z ukemi dla początkujących',
    who: 'hubert',
    since: -60,
    priority: 5,
    status: 'dropped',
  },
  { title: 'Kupić nową apteczkę do Przymorza', who: 'renata', since: -4, due: 6 },
  { title: 'Znaleźć zastępstwo na poranki w ferie', who: null, since: -2, due: 45, priority: 4 },
];

export async function planErrands({ today, on }: Author, staff: Staff): Promise<void> {
  const office = viewerIn('Administrators', staff.bozena);
  for (const {
    title,
    who,
    since,
    due,
    priority = 3,
    doneOn,
    status = 'todo',
    description = null,
  } of errands) {
    const task = await createEntity(taskTable, on(addDays(today, since), '10:00', office), {
      title,
      description,
      assignee: who && staff[who],
      status,
      priority,
      dueOn: due === undefined ? null : addDays(today, due),
    });
    if (doneOn === undefined || !who) continue;
    const day = on(addDays(today, doneOn), '18:00', viewerIn('Instructors', staff[who]));
    await actOnEntity(taskTable, day, 'done', task);
  }
}

/** Programs that are told nothing: they have no secrets, and nobody has their addresses (RFC 2606). */
const programs = [
  {
    name: 'Arkusz obecności sekretariatu',
    url: 'https://arkusz.klub.example/tatami',
    tables: ['presence', 'training'],
    events: ['create', 'update', 'remove'],
  },
  {
    name: 'Grafik na stronie klubu',
    url: 'https://www.klub.example/grafik',
    tables: ['day-off', 'training', 'workplace'],
    events: ['create', 'update', 'remove'],
  },
  {
    name: 'Próbny odbiornik',
    url: 'https://proba.klub.example/',
    tables: ['tablefortest'],
    events: ['create'],
    active: false,
  },
];

export async function connectPrograms({ at, now }: Author, staff: Staff): Promise<void> {
  const context = at(now, viewerIn('Administrators', staff.bozena));
  for (const program of programs) await createEntity(webhookTable, context, program);
}

/** Tokens that nobody has: what they are is forgotten as soon as they are made. */
const scripts = [
  {
    group: 'Administrators',
    name: 'Eksport obecności do arkusza',
    rights: ['Presence:Read', 'Student:Read', 'Training:Read'],
    since: -40,
    days: 90,
    used: { hoursAgo: 9, from: '192.0.2.0', by: 'tatami-sdk/1.0 (eksport.mjs)' },
  },
  {
    group: 'Administrators',
    name: 'Import z poprzedniego sezonu',
    rights: ['Student:Read', 'Student:Write'],
    since: -27,
    days: 30,
    used: { hoursAgo: 26 * 24, from: '192.0.2.0', by: 'curl/8.10.1' },
  },
  {
    group: 'Developers',
    name: 'Próby z API',
    rights: ['TableForTest:Read', 'TableForTest:Write', 'Own:Read'],
    since: -3,
    days: 365,
    used: null,
  },
] as const;

/** The office and the developer have scripts that act for them. */
export async function giveTokens(
  { today, now, on }: Author,
  { office, developer }: { office: string; developer: string },
): Promise<void> {
  for (const { group, name, rights, since, days, used } of scripts) {
    const owner = group === 'Developers' ? developer : office;
    const context = on(addDays(today, since), '20:15', viewerIn(group, owner));
    const expiresAt = new Date(context.now.getTime() + days * 86_400_000).toISOString();
    const { id } = await makeToken(context, { name, rights, expiresAt });
    if (!used) continue;
    const at = new Date(now.getTime() - used.hoursAgo * 3_600_000).toISOString();
    await context.client.query(
      'update access_token_use set last_used_at = $2, last_used_from = $3, last_used_by = $4 where id = $1',
      [id, at, used.from, used.by],
    );
  }
}

const entries = [
  { code: 'pas', namePl: 'Pas', nameEn: 'Belt', rank: 1 },
  { code: 'chwyt', namePl: 'Chwyt', nameEn: 'Grab', rank: 2 },
  { code: 'cios', namePl: 'Cios', nameEn: 'Strike', rank: 3 },
  { code: 'dzwignia', namePl: 'Dźwignia', nameEn: 'Lock', rank: 4 },
  { code: 'stare', namePl: 'Nieużywane', nameEn: 'Out of use', rank: 99, active: false },
];
const words = [
  'Zażółć gęślą jaźń',
  'Łódź',
  'Ćma',
  'Ósemka',
  'Śnieg',
  'Źdźbło',
  'Zamek',
  'Żaba',
  'Ekran',
  'Aikido',
];

/** Rows for whoever develops the software to try lists and forms with. */
export async function fillTestTables(
  { today, at, now }: Author,
  chance: Chance,
  developer: string,
): Promise<void> {
  const context = at(now, viewerIn('Developers', developer));
  const ids: string[] = [];
  for (const entry of entries)
    ids.push(String((await createEntity(tablefortestdictionaryTable, context, entry)).id));
  for (const text of words)
    await createEntity(tablefortestTable, context, {
      text,
      number: chance.between(-100_000, 100_000) / 100,
      date: addDays(today, chance.between(-400, 400)),
      flag: chance.happens(0.5),
      dictionary: chance.pick(ids.slice(0, -1)),
    });
}

/** The addresses of the blocks that are for examples (RFC 5737), masked as the server masks them. */
const addresses = ['192.0.2.0', '198.51.100.0', '203.0.113.0'];
const devices = ['Chrome, Android', 'Safari, iOS', 'Firefox, Windows', 'Chrome, Windows', 'Safari, macOS'];

/** The staff and the members who use the software have signed in of late, each in their own way. */
export async function rememberSignIns(
  { at, now }: Author,
  chance: Chance,
  users: readonly string[],
): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
  const records = users.map((user) => {
    const last = chance.between(1, 14 * 24);
    const failedCount = chance.happens(0.3) ? chance.between(1, 4) : 0;
    return {
      user,
      lastLoginAt: hoursAgo(last),
      previousLoginAt: hoursAgo(last + chance.between(6, 200)),
      count: chance.between(3, 160),
      method: chance.pick(['password', 'password', 'google', 'lightning']),
      failedCount,
      lastFailedAt: failedCount > 0 ? hoursAgo(last + chance.between(1, 500)) : null,
      ipMasked: chance.pick(addresses),
      userAgentFamily: chance.pick(devices),
    };
  });
  await insertRows(at(now), userlastloginTable, records);
}
