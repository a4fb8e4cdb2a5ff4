export const DEMO_PASSWORD = 'tatami-demo';

/** Whom a visitor can try the example club as. */
export const demoUsers = [
  { username: 'admin', password: DEMO_PASSWORD, role: 'Administrators' },
  { username: 'instruktor', password: DEMO_PASSWORD, role: 'Instructors' },
  { username: 'czlonek', password: DEMO_PASSWORD, role: 'Members' },
  { username: 'rodzic', password: DEMO_PASSWORD, role: 'Members' },
  { username: 'dev', password: DEMO_PASSWORD, role: 'Developers' },
] as const;
