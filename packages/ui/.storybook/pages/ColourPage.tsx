import { GroupTag } from '../../src/index.ts';
import { type Group, groupHues } from '../../src/theme/groups.ts';
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
        <div className={styles.contrasts}>
          {(Object.keys(groupHues) as Group[]).map((group) => (
            <GroupTag key={group} group={group}>
              {say(groupNames[group])}
            </GroupTag>
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
        {on && (
          <span className={styles.contrasts}>
            {on.map((each) => (
              <span key={each} className={styles.contrast}>
                {each} {ratio(contrast(value, palette[each]))}
              </span>
            ))}
          </span>
        )}
      </div>
    </article>
  );
}

const ratio = (value: number) =>
  `${value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} : 1`;
