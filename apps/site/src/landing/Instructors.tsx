import type { Instructor } from '../../../api/src/site/landing-data.ts';
import first from '../art/instructor-1.svg?url';
import second from '../art/instructor-2.svg?url';
import third from '../art/instructor-3.svg?url';
import { section as band } from '../document/base.css.ts';
import { BeltKnot } from './BeltKnot.tsx';
import * as styles from './Instructors.css.ts';
import { Intro } from './Intro.tsx';
import type { SectionProps } from './part.ts';

/** The drawings that stand in for members’ pictures, which are not for everybody. */
const figures = [first, second, third];

/** Who leads the trainings, all on one mat, each with the belt that they wear. */
export function Instructors({ section, id, ours, data, t, language }: SectionProps) {
  const groupsOf = ({ groups }: Instructor) => groups.map((group) => t(`group.${group}`)).join(' · ');
  return (
    <section id={id} className={`${band} ${styles.room}`} aria-labelledby={`${id}-title`}>
      <div className={styles.words}>
        <Intro {...{ id, section, language }} {...ours} />
      </div>
      <ul className={styles.people}>
        {data.instructors.map((each, at) => (
          <li key={each.id} className={styles.person}>
            <img
              className={styles.figure}
              src={figures[at % figures.length]}
              width="112"
              height="140"
              alt=""
              loading="lazy"
            />
            {each.beltColor && <BeltKnot className={styles.belt} color={each.beltColor} bars={each.dan} />}
            <h3 className={styles.name}>{each.name}</h3>
            {each.grade && <p className={styles.grade}>{each.grade[language]}</p>}
            <p className={styles.groups}>{groupsOf(each)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
