import type { InputHTMLAttributes, ReactNode } from 'react';
import type { SentForm } from '../../../api/src/site/landing-data.ts';
import { longDay } from '../dates.ts';
import { unseen } from '../document/base.css.ts';
import * as styles from './FirstClassForm.css.ts';
import type { PartProps } from './part.ts';
import { thanksPaths } from './paths.ts';

/** Asks for a first class; it is sent as it is, and comes back filled in where something is wrong. */
export function FirstClassForm({ data, t, language, form }: PartProps & { form: SentForm | undefined }) {
  const { values = {}, errors = {}, problem = null } = form ?? {};
  const whom = values.whom ?? 'self';
  const field = (name: string, label: string, input: InputHTMLAttributes<HTMLInputElement>) => (
    <Field name={name} label={label} error={errors[name]}>
      <input
        className={styles.input}
        id={`first-${name}`}
        name={name}
        type="text"
        defaultValue={values[name]}
        {...(errors[name] && { 'aria-invalid': true, 'aria-describedby': `first-${name}-error` })}
        {...input}
      />
    </Field>
  );
  return (
    <form
      className={styles.form}
      method="post"
      action={`${thanksPaths[language]}#first`}
      aria-labelledby="first-form-title"
    >
      <h3 id="first-form-title" className={styles.title}>
        {t('form.title')}
      </h3>
      {form && (
        <p className={styles.problem} role="alert">
          {problem ?? t('form.wrong')}
        </p>
      )}
      <fieldset className={styles.whom}>
        <legend className={styles.label}>{t('form.whom')}</legend>
        {(['self', 'child'] as const).map((each) => (
          <label key={each} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name="whom"
              value={each}
              defaultChecked={whom === each}
            />
            {t(`form.${each}`)}
          </label>
        ))}
      </fieldset>
      {field('name', t('form.name'), { required: true, maxLength: 200, autoComplete: 'name' })}
      <div className={styles.ofChild}>
        {field('childAge', t('form.age'), { type: 'number', min: 1, max: 17, inputMode: 'numeric' })}
      </div>
      {data.firstClasses.length > 0 && (
        <Field name="training" label={t('form.training')} error={errors.training}>
          <select
            className={styles.input}
            id="first-training"
            name="training"
            defaultValue={values.training ?? ''}
          >
            <option value="">{t('form.training.any')}</option>
            {data.firstClasses.map(({ id, title, day, from, place }) => (
              <option key={id} value={id}>
                {`${longDay(day, language)}, ${from} · ${title} · ${place}`}
              </option>
            ))}
          </select>
        </Field>
      )}
      <fieldset className={styles.contact}>
        <legend className={styles.hint}>{t('form.either')}</legend>
        {field('email', t('form.email'), { type: 'email', maxLength: 254, autoComplete: 'email' })}
        {field('phone', t('form.phone'), { type: 'tel', maxLength: 30, autoComplete: 'tel' })}
      </fieldset>
      <Field name="note" label={t('form.note')} error={errors.note}>
        <textarea
          className={styles.input}
          id="first-note"
          name="note"
          rows={2}
          maxLength={1_000}
          defaultValue={values.note}
        />
      </Field>
      <p className={unseen} aria-hidden="true">
        <label>
          {t('form.website')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <input type="hidden" name="consentVersion" value={data.consent.version} />
      <div>
        <label className={styles.consent}>
          <input
            className={styles.tick}
            type="checkbox"
            name="consent"
            required
            defaultChecked={values.consent === 'on'}
            {...(errors.consent && { 'aria-describedby': 'first-consent-error' })}
          />
          <span>{data.consent.text[language]}</span>
        </label>
        <Fault name="consent" error={errors.consent} />
      </div>
      <button className={styles.send} type="submit">
        {t('form.send')}
      </button>
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

function Field({ name, label, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={`first-${name}`}>
        {label}
      </label>
      {children}
      <Fault {...{ name, error }} />
    </div>
  );
}

function Fault({ name, error }: Pick<FieldProps, 'name' | 'error'>) {
  return error ? (
    <p className={styles.fault} id={`first-${name}-error`}>
      {error}
    </p>
  ) : null;
}
