import { group as groupClass, groupColor } from '../../src/theme/group.css.ts';
import {
  type Group,
  type GroupRole,
  groupBase,
  groupColorIn,
  groupHues,
  groupRoles,
} from '../../src/theme/groups.ts';
import { contrast } from '../../src/theme/oklch.ts';
import { type ColorRole, variableName } from '../../src/theme/roles.ts';
import { vars } from '../../src/theme/vars.css.ts';
import { CopyButton } from '../book/CopyButton.tsx';
import * as styles from '../book/foundations.css.ts';
import { PageHead } from '../book/PageHead.tsx';
import { roleGroups } from '../book/role-texts.ts';
import { Section } from '../book/Section.tsx';
import { useWornTheme } from '../book/use-palette.ts';
import type { Said } from '../guide.ts';
import { language, say } from '../say.ts';

/** Every role of colour: what it is for, what it comes to in the chosen theme, and how clear it is there. */
export function ColourPage() {
  return (
    <>
      <PageHead
        title={{ pl: 'Kolor', en: 'Colour' }}
        summary={{
          pl: 'Komponent nazywa rolę, nigdy kolor. Motyw mówi, jak ta rola wygląda, i przesuwa ją, aż będzie wyraźna. Zmień motyw u góry: wszystkie wartości niżej zmienią się z nim.',
          en: 'A component names a role, never a colour. The theme says what that role looks like, and moves it until it is clear. Choose another theme above: all values below follow.',
        }}
      />
      {roleGroups.map(({ id, title, roles }) => (
        <Section key={id} id={id} title={title}>
          <div className={styles.swatches}>
            {Object.entries(roles).map(([role, { said, on, least }]) => (
              <Swatch key={role} role={role as ColorRole} {...{ said, on, least }} />
            ))}
          </div>
        </Section>
      ))}
      <Section id="groups" title={{ pl: 'Grupy klubu', en: 'Groups of the club' }}>
        <p>
          {say({
            pl: 'Każda grupa ma swoją barwę, wszędzie tę samą: w kalendarzu, na listach i wykresach. Obok zawsze stoi nazwa.',
            en: 'Each group has a hue of its own, the same everywhere: in calendars, lists and charts. Its name always stands beside.',
          })}
        </p>
        <div className={styles.swatches}>
          {(Object.keys(groupHues) as Group[]).map((group) => (
            <GroupSwatch key={group} group={group} />
          ))}
        </div>
      </Section>
    </>
  );
}

/** What the example club calls its groups. */
export const groupNames: Readonly<Record<Group, Said>> = {
  kids: { pl: 'Dzieci', en: 'Children' },
  youth: { pl: 'Młodzież', en: 'Youth' },
  adult: { pl: 'Dorośli', en: 'Adults' },
  weapons: { pl: 'Broń', en: 'Weapons' },
  open: { pl: 'Otwarte', en: 'Open' },
};

interface SwatchProps {
  role: ColorRole;
  said: Said;
  on: readonly ColorRole[] | undefined;
  least: number | undefined;
}

function Swatch({ role, said, on, least }: SwatchProps) {
  const { palette } = useWornTheme();
  const value = palette[role];
  const [ground] = on ?? [];
  const isText = least === 4.5 && ground !== undefined;
  return (
    <article className={styles.swatch} data-role={role}>
      <div
        className={styles.paint}
        style={
          isText
            ? { background: vars.color[ground], color: vars.color[role] }
            : { background: vars.color[role] }
        }
        aria-hidden="true"
      >
        {isText && 'Żuraw 18:30'}
      </div>
      <div className={styles.facts}>
        <div className={styles.line}>
          <span className={styles.roleName}>{role}</span>
          <CopyButton text={`vars.color.${role}`} name={`vars.color.${role}`} />
        </div>
        <span className={styles.quiet}>{say(said)}</span>
        <span className={styles.value}>{variableName(role)}</span>
        <span className={styles.value}>{value}</span>
        <Contrasts of={value} on={on ?? []} hexOf={(each) => palette[each]} />
      </div>
    </article>
  );
}

/** What the colours of a group are for, and what each has to be clear on. */
const groupTexts: Readonly<Record<GroupRole, { said: Said; on: readonly (ColorRole | GroupRole)[] }>> = {
  tint: { said: { pl: 'mgła pod słowami', en: 'a wash behind words' }, on: [] },
  ink: { said: { pl: 'słowa na niej', en: 'words on it' }, on: ['tint'] },
  mark: { said: { pl: 'kropki, kreski, pierścienie', en: 'dots, bars, rings' }, on: ['surface', 'tint'] },
  fill: { said: { pl: 'duże pola wykresu', en: 'large areas of a chart' }, on: ['surface'] },
};

function GroupSwatch({ group }: { group: Group }) {
  const { palette } = useWornTheme();
  const hexOf = (role: ColorRole | GroupRole) =>
    role in groupRoles ? groupColorIn(palette, group, role as GroupRole) : palette[role as ColorRole];
  const name = `group="${group}"`;
  return (
    <article className={`${styles.swatch} ${groupClass[group]}`} data-group={group}>
      <div
        className={styles.paint}
        style={{ background: groupColor.tint, color: groupColor.ink }}
        aria-hidden="true"
      >
        {say(groupNames[group])}
      </div>
      <div className={styles.facts}>
        <div className={styles.line}>
          <span className={styles.roleName}>{group}</span>
          <CopyButton text={name} name={name} />
        </div>
        <span className={styles.value}>--t-group</span>
        <span className={styles.value}>
          {groupBase(group)}, {groupHues[group]}°
        </span>
        <ul className={styles.shades}>
          {(Object.keys(groupTexts) as GroupRole[]).map((role) => (
            <li key={role} className={styles.shade}>
              <span className={styles.dot} style={{ background: groupColor[role] }} />
              <span>
                <span className={styles.roleName}>{role}</span>{' '}
                <span className={styles.value}>{hexOf(role)}</span>
                <span className={styles.quiet}> {say(groupTexts[role].said)}</span>
                <Contrasts of={hexOf(role)} on={groupTexts[role].on} hexOf={hexOf} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

interface ContrastsProps<Role extends string> {
  of: string;
  on: readonly Role[];
  hexOf: (role: Role) => string;
}

/** How clear a colour is on its grounds. */
function Contrasts<Role extends string>({ of, on, hexOf }: ContrastsProps<Role>) {
  if (on.length === 0) return null;
  return (
    <span className={styles.contrasts}>
      {on.map((ground) => (
        <span key={ground} className={styles.contrast}>
          {ground} {ratio(contrast(of, hexOf(ground)))}
        </span>
      ))}
    </span>
  );
}

const ratio = (value: number) =>
  `${value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} : 1`;
