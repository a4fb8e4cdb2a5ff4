import type { SentForm } from '../../../api/src/site/landing-data.ts';
import { section as band } from '../document/base.css.ts';
import * as styles from './FirstClass.css.ts';
import { FirstClassForm } from './FirstClassForm.tsx';
import { Title } from './Intro.tsx';
import { Prose } from './Prose.tsx';
import type { SectionProps } from './part.ts';
import { said } from './said.ts';

const steps = [1, 2, 3, 4] as const;

/** How the first evening goes, so that nobody need ask, and how to say that one comes. */
export function FirstClass({ form, ...props }: SectionProps & { form: SentForm | undefined }) {
  const { t, section, id, ours, language } = props;
  const words = said(section.text, language);
  return (
    <section id={id} className={`${band} ${styles.mat}`} aria-labelledby={`${id}-title`}>
      <div className={styles.room}>
        <div>
          <Title {...{ id, section, language }} title={ours.title} />
          {words ? (
            <Prose of={words} className={styles.words} />
          ) : (
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step} className={styles.step}>
                  <p>
                    <b>{t(`first.${step}`)}</b> {t(`first.${step}.text`)}
                  </p>
                </li>
              ))}
            </ol>
          )}
        </div>
        <FirstClassForm {...props} form={form} />
      </div>
    </section>
  );
}
