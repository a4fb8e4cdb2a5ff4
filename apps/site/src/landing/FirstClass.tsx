import type { SentForm } from '../../../api/src/site/landing-data.ts';
import { heading, section } from '../document/base.css.ts';
import * as styles from './FirstClass.css.ts';
import { FirstClassForm } from './FirstClassForm.tsx';
import type { PartProps } from './part.ts';

const steps = [1, 2, 3, 4] as const;

/** How the first evening goes, so that nobody need ask, and how to say that one comes. */
export function FirstClass({ form, ...props }: PartProps & { form: SentForm | undefined }) {
  const { t } = props;
  return (
    <section id="first" className={`${section} ${styles.mat}`} aria-labelledby="first-title">
      <div className={styles.room}>
        <div>
          <h2 id="first-title" className={heading}>
            {t('first.title')}
          </h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step} className={styles.step}>
                <p>
                  <b>{t(`first.${step}`)}</b> {t(`first.${step}.text`)}
                </p>
              </li>
            ))}
          </ol>
        </div>
        <FirstClassForm {...props} form={form} />
      </div>
    </section>
  );
}
