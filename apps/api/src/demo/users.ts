export const DEMO_PASSWORD = 'tatami-demo';

/**
 * Whom a visitor can try the example club as.
 *
 * - `admin`, Joanna Rekowska, runs the club.
 * - `instruktor`, Tomasz Zawadzki, teaches the adult beginners; today a training of theirs is under way,
 *   whatever the hour of the first start, and nobody is marked yet.
 * - `czlonek`, Katarzyna Lis, is one of those beginners.
 * - `rodzic`, Piotr Mazur, is the guardian of Zofia and Antoni, who train with the children.
 * - `dev`, Michał Dąbek, develops the software.
 */
export const demoUsers = [
  { username: 'admin', password: DEMO_PASSWORD, role: 'Administrators' },
  { username: 'instruktor', password: DEMO_PASSWORD, role: 'Instructors' },
  { username: 'czlonek', password: DEMO_PASSWORD, role: 'Members' },
  { username: 'rodzic', password: DEMO_PASSWORD, role: 'Members' },
  { username: 'dev', password: DEMO_PASSWORD, role: 'Developers' },
] as const;
