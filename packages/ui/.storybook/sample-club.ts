import type { RollCallPerson } from '../src/index.ts';

/** A small club for the stories. */
export const grades = {
  none: { name: 'bez stopnia', color: '#ffffff' },
  kyu6: { name: '6 kyu', color: '#ffffff' },
  kyu5: { name: '5 kyu', color: '#fde047' },
  kyu4: { name: '4 kyu', color: '#fb923c' },
  kyu3: { name: '3 kyu', color: '#22c55e' },
  kyu2: { name: '2 kyu', color: '#3b82f6' },
  kyu1: { name: '1 kyu', color: '#92400e' },
  dan1: { name: '1 dan', color: '#111111' },
} as const;

export interface SampleStudent {
  id: string;
  firstName: string;
  lastName: string;
  grade: keyof typeof grades;
  section: string;
  memberNumber: string;
  joinedOn: string;
  workplace: string;
  status: 'active' | 'suspended' | 'left';
}

const names: [string, string, keyof typeof grades][] = [
  ['Agnieszka', 'Adamska', 'kyu4'],
  ['Michał', 'Bąk', 'kyu6'],
  ['Zuzanna', 'Chmielewska', 'kyu3'],
  ['Paweł', 'Dąbrowski', 'dan1'],
  ['Łukasz', 'Jędrzejewski', 'kyu5'],
  ['Katarzyna', 'Kozłowska', 'kyu2'],
  ['Żaneta', 'Krzyżanowska-Wiśniewska', 'kyu6'],
  ['Jan', 'Lis', 'none'],
  ['Grzegorz', 'Łukaszewicz', 'kyu1'],
  ['Dominika', 'Nowak', 'kyu5'],
  ['Stanisław', 'Ożóg', 'kyu4'],
  ['Ewa', 'Świątek', 'kyu3'],
];

const sections = ['dorośli', 'młodzież', 'dzieci'];
const workplaces = ['Dojo Wrzeszcz', 'Szkoła nr 47', 'Hala Oliwa'];
const statuses: SampleStudent['status'][] = [
  'active',
  'active',
  'active',
  'active',
  'suspended',
  'active',
  'left',
];

export const students: SampleStudent[] = names.map(([firstName, lastName, grade], index) => ({
  id: `student-${index + 1}`,
  firstName,
  lastName,
  grade,
  section: sections[index % 3] ?? '',
  memberNumber: String(1041 + index * 7),
  joinedOn: `20${17 + (index % 8)}-0${1 + (index % 9)}-12`,
  workplace: workplaces[index % 3] ?? '',
  status: statuses[index % 7] ?? 'active',
}));

const marks: RollCallPerson['mark'][] = [
  'present',
  'present',
  'late',
  null,
  'present',
  'excused',
  null,
  'absent',
];

export const people: RollCallPerson[] = students.map(({ id, firstName, lastName, grade }, index) => ({
  id,
  firstName,
  lastName,
  grade: grades[grade],
  mark: marks[index] ?? null,
}));
