import { addDays } from '../club-time.ts';
import { actOnEntity, createEntity } from '../table/write.ts';
import { itemTable } from '../tables/item/index.ts';
import { itemLoanTable } from '../tables/item-loan/index.ts';
import { type Author, viewerIn } from './author.ts';
import type { Chance } from './chance.ts';
import type { Staff } from './staff.ts';
import type { Student } from './students.ts';
import type { Places } from './timetable.ts';

interface Kind {
  name: string;
  category: 'weapon' | 'gi' | 'mat' | 'book' | 'other';
  /** How the inventory numbers begin. */
  mark: string;
  valuePln: number;
  sizes?: readonly string[];
  count?: number;
  /** Whether it stays in the hall. */
  fixed?: true;
}

const kinds: Kind[] = [
  { name: 'Bokken, dąb czerwony', category: 'weapon', mark: 'B', valuePln: 140, count: 6 },
  { name: 'Jo, dąb biały', category: 'weapon', mark: 'J', valuePln: 120, count: 5 },
  { name: 'Tanto drewniane', category: 'weapon', mark: 'T', valuePln: 60, count: 4 },
  {
    name: 'Keikogi do wypożyczenia',
    category: 'gi',
    mark: 'K',
    valuePln: 180,
    sizes: ['120', '130', '140', '160', '170', '180'],
  },
  {
    name: 'Mata tatami, zielona',
    category: 'mat',
    mark: 'M',
    valuePln: 320,
    sizes: ['100×100 cm', '200×100 cm'],
    fixed: true,
  },
  { name: 'Książka „Duch aikido”', category: 'book', mark: 'L', valuePln: 49.9 },
  { name: 'Książka „Budo. Nauki założyciela”', category: 'book', mark: 'L', valuePln: 119 },
  { name: 'Książka „Aikido dla dzieci”', category: 'book', mark: 'L', valuePln: 39.9, count: 2 },
  { name: 'Apteczka', category: 'other', mark: 'X', valuePln: 150, fixed: true },
  { name: 'Tablica suchościeralna', category: 'other', mark: 'X', valuePln: 210, fixed: true },
  { name: 'Głośnik bezprzewodowy', category: 'other', mark: 'X', valuePln: 399, fixed: true },
];

const conditions = ['nowy', 'dobry', 'dobry', 'ślady używania', 'drobne otarcia'];
const occasions = [
  'Na seminarium',
  'Na staż w Sopocie',
  'Do ćwiczeń w domu',
  'Na pierwsze treningi',
  null,
  null,
];

/** The days for which things have been out: some are more than they are lent for, whatever day it is. */
const daysOut = [38, 6, 45, 13, 34, 20, 9];
const lentForDays = 30;

/** Thirty things in the cupboards of the club, two years of lending them, and some that should be back by now. */
export async function equip(
  { author, chance, students }: { author: Author; chance: Chance; students: readonly Student[] },
  staff: Staff,
  places: Places,
): Promise<void> {
  const lendable = await fillCupboards(author, chance, places);
  const borrowers = chance.shuffled(students.filter(({ status }) => status === 'active'));
  const instructor = viewerIn('Instructors', staff.tomasz);
  for (const [turn, item] of chance.shuffled(lendable).entries()) {
    const ago = turn % 3 === 0 ? daysOut[turn / 3] : undefined;
    const isOut = ago !== undefined;
    const from = addDays(author.today, -(ago ?? chance.between(60, 150)));
    const student = borrowers.filter(({ joinedOn }) => joinedOn <= from)[turn];
    if (!student) break;
    const loan = await createEntity(itemLoanTable, author.on(from, '20:00', instructor), {
      item,
      student: student.id,
      from,
      dueOn: addDays(from, lentForDays),
      note: chance.pick(occasions),
    });
    if (isOut) continue;
    const returnedOn = addDays(from, chance.between(7, 40));
    await actOnEntity(itemLoanTable, author.on(returnedOn, '20:00', instructor), 'return', loan, {
      returnedOn,
    });
  }
}

/** @returns the items that can be taken home. */
async function fillCupboards(author: Author, chance: Chance, places: Places): Promise<string[]> {
  const numbers = new Map<string, number>();
  const lendable: string[] = [];
  for (const { name, category, mark, valuePln, sizes = [], count = sizes.length || 1, fixed } of kinds) {
    for (let index = 0; index < count; index += 1) {
      const number = (numbers.get(mark) ?? 0) + 1;
      numbers.set(mark, number);
      const status =
        category === 'weapon' && number === 4
          ? 'repair'
          : number === 6 && mark === 'B'
            ? 'retired'
            : 'available';
      const purchasedOn = addDays(author.today, -chance.between(160, 1_800));
      const { id } = await createEntity(itemTable, author.on(purchasedOn), {
        name,
        category,
        inventoryNo: `${mark}-${String(number).padStart(3, '0')}`,
        sizeLabel: sizes[index] ?? null,
        workplace: category === 'weapon' ? places.przymorze : places.wrzeszcz,
        purchasedOn,
        valuePln,
        condition: status === 'available' ? chance.pick(conditions) : 'pęknięta rękojeść',
        status,
      });
      if (!fixed && status === 'available') lendable.push(String(id));
    }
  }
  return lendable;
}
