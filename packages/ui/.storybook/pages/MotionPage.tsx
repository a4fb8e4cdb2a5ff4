import { useState } from 'react';
import { PlayIcon } from '../../src/icons/icons.tsx';
import { Button } from '../../src/index.ts';
import { motion } from '../../src/theme/tokens.ts';
import { vars } from '../../src/theme/vars.css.ts';
import { useChosen } from '../book/BookContainer.tsx';
import * as styles from '../book/foundations.css.ts';
import { PageHead } from '../book/PageHead.tsx';
import { Section } from '../book/Section.tsx';
import { Step } from '../book/Step.tsx';
import type { Said } from '../guide.ts';
import { say } from '../say.ts';

const { ease, ...durations } = motion;

const uses: Readonly<Record<keyof typeof durations, Said>> = {
  hover: {
    pl: 'Odpowiedź na wskaźnik: barwa, nigdy rozmiar.',
    en: 'An answer to the pointer: colour, never size.',
  },
  overlay: { pl: 'Menu, podpowiedź, okno.', en: 'A menu, a hint, a dialog.' },
  drawer: { pl: 'Szuflada z boku strony.', en: 'A drawer at the side of the page.' },
  menu: { pl: 'Menu klubu, które ustępuje treści.', en: 'The menu of the club, which makes room.' },
};

/** How long things take, and how they come to rest. */
export function MotionPage() {
  const [isGone, setGone] = useState(false);
  const isRtl = useChosen().dir === 'rtl';
  return (
    <>
      <PageHead
        title={{ pl: 'Ruch', en: 'Motion' }}
        summary={{
          pl: 'Krótki, jednej krzywej, i tylko gdy mówi, skąd coś przyszło. Kto prosi system o mniej ruchu, nie ma go wcale.',
          en: 'Short, on one curve, and only where it says whence a thing came. Who asks the system for less motion has none.',
        }}
      />
      <Section id="durations" title={{ pl: 'Czasy', en: 'Durations' }}>
        <div>
          <Button icon={PlayIcon} onClick={() => setGone(!isGone)}>
            {say({ pl: 'Pokaż ruch', en: 'Show the motion' })}
          </Button>
        </div>
        <div className={styles.scale}>
          {(Object.keys(durations) as (keyof typeof durations)[]).map((name) => (
            <Step key={name} name={`vars.motion.${name}`} of={vars.motion[name]} value={durations[name]}>
              <span className={styles.quiet}>{say(uses[name])}</span>
              <span className={styles.track} style={{ display: 'block', marginTop: vars.space[8] }}>
                <span
                  className={styles.runner}
                  data-gone={isGone || undefined}
                  style={{ transitionDuration: vars.motion[name] }}
                />
              </span>
            </Step>
          ))}
        </div>
      </Section>
      <Section id="curve" title={{ pl: 'Krzywa', en: 'The curve' }}>
        <svg viewBox="-10 -10 220 220" width="220" height="220" aria-hidden="true">
          <path d="M0 200H200M0 200V0" fill="none" stroke={vars.color.line} strokeWidth="2" />
          <path
            d="M0 200C40 200 0 0 200 0"
            fill="none"
            stroke={vars.color.accent}
            strokeWidth="4"
            strokeLinecap="round"
          />
        </svg>
        <div className={styles.scale}>
          <Step name="vars.motion.ease" of={ease}>
            <span className={styles.quiet}>
              {say({
                pl: 'Rusza od razu, dochodzi łagodnie.',
                en: 'It sets off at once, and comes to rest gently.',
              })}
            </span>
          </Step>
        </div>
      </Section>
      <Section id="direction" title={{ pl: 'Kierunek', en: 'Direction' }}>
        <div className={styles.scale}>
          <Step name="vars.forward" of={vars.forward} value={isRtl ? '-1' : '1'}>
            <span className={styles.quiet}>
              {say({
                pl: 'Mnożnik tego, co rusza się wzdłuż linii. Zmień kierunek pisma u góry, a zmieni znak.',
                en: 'The factor of what moves along a line. Change which way text runs above, and its sign follows.',
              })}
            </span>
          </Step>
        </div>
      </Section>
    </>
  );
}
