import { createGlobalVar, style, styleVariants } from '@vanilla-extract/css';
import { type GroupRole, groupBase, groupHues, groupRoles } from './groups.ts';
import { vars } from './vars.css.ts';

const base = createGlobalVar('t-group');

/** The class that gives an element, and what is in it, the hue of a group. */
export const group = styleVariants(groupHues, (_angle, name) => ({ vars: { [base]: groupBase(name) } }));

/** The colours of the group that an element belongs to, in any theme. */
export const groupColor = Object.fromEntries(
  Object.entries(groupRoles).map(([role, [share, other]]) => [
    role,
    `color-mix(in oklab, ${base} ${share}%, ${vars.color[other]})`,
  ]),
) as Record<GroupRole, string>;

/** What is filled with the hue of its group: a wash with words on it, its border the mark. */
export const groupGround = style({
  background: groupColor.tint,
  color: groupColor.ink,
  borderColor: groupColor.mark,
});
