import type { RightsGroup, RightsRow, RightsSection } from '../src/components/RightsMatrix/rights.ts';
import { faces } from './faces.ts';

export const rightsGroups: RightsGroup[] = [
  {
    id: 'administrators',
    name: 'Administratorzy',
    count: '2 osoby',
    people: faces.slice(3, 5),
    locked:
      'Administratorzy zawsze mogą wszystko. Tego nie da się wyłączyć, żeby klub nie stracił do siebie dostępu.',
  },
  { id: 'office', name: 'Sekretariat', count: '3 osoby', people: faces.slice(5, 8) },
  { id: 'instructors', name: 'Instruktorzy', count: '8 osób', people: faces.slice(2, 6) },
  { id: 'members', name: 'Członkowie', count: '94 osoby', people: faces.slice(0, 5) },
  { id: 'parents', name: 'Rodzice', count: '31 osób', people: faces.slice(7, 9) },
];

/** One sign a right: on, off, or not there. */
const row = (id: string, name: string, description: string, signs: string): RightsRow => ({
  id,
  name,
  description,
  cells: Object.fromEntries(
    (['read', 'change', 'own'] as const).flatMap((kind, at) =>
      signs[at] === '-' ? [] : [[kind, { held: signs[at] === 'x' }]],
    ),
  ),
});

export const rightsSections: RightsSection[] = [
  {
    id: 'dojo',
    name: 'Dojo',
    rows: [
      row('student', 'Uczniowie', 'kartoteka, opiekunowie, zgody', 'xx-'),
      row('training', 'Treningi i serie', 'grafik, odwołania', 'xx-'),
      row('presence', 'Obecności', 'listy i poprawki do 7 dni', 'x.x'),
      row('exam', 'Egzaminy', 'zgłoszenia, protokoły', 'x.-'),
      row('grade', 'Stopnie', 'nadania i unieważnienia', 'x.-'),
      row('homework', 'Prace domowe', 'zadania i oceny', '..x'),
    ],
  },
  {
    id: 'club',
    name: 'Klub',
    rows: [
      row('workplace', 'Miejsca i dni wolne', 'adresy, sale, święta', 'xx-'),
      row('item', 'Sprzęt', 'szafa, wypożyczenia', 'xxx'),
      row('article', 'Aktualności', 'artykuły na stronie', 'xxx'),
    ],
  },
  {
    id: 'accounts',
    name: 'Konta i prawa',
    rows: [
      row('user', 'Użytkownicy', 'zaproszenia, blokady', 'x.x'),
      row('groupright', 'Grupy i prawa', 'ta strona', '..-'),
      row('audit', 'Dziennik zmian', 'kto, kiedy, co', 'x--'),
    ],
  },
];
