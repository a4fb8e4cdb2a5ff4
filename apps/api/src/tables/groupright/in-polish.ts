import { seededGroups } from '../../rights/rights.ts';

/** SQL of what Polish pages call the group of this name, where it is one that every club starts with. */
export const groupInPolish = (name: string): string => {
  const names = Object.entries(seededGroups).map(
    ([group, { inPolish }]) => `when '${group}' then '${inPolish}'`,
  );
  return `case ${name} ${names.join(' ')} end`;
};
