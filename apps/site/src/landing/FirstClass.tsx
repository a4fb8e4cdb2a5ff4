import { button, heading, section } from '../document/base.css.ts';
import * as styles from './FirstClass.css.ts';
import type { PartProps } from './LandingPage.tsx';

const steps = [1, 2, 3, 4] as const;

/** How the first evening goes, so that nobody need ask. */
export function FirstClass({ t }: PartProps) {
  return (
    <section id="first" className={`${section} ${styles.mat}`} aria-labelledby="first-title">
      <div className={styles.room}>
        <h2 id="first-title" className={heading}>
          {t('first.title')}
        </h2>
        <div>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step} className={styles.step}>
                <p>
                  <b>{t(`first.${step}`)}</b> {t(`first.${step}.text`)}
                </p>
              </li>
            ))}
          </ol>
          <p className={styles.come}>
            <a className={button} href="#timetable">
              {t('first.come')}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
