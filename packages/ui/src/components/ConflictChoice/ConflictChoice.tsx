'use client';

import { type ReactNode, useId } from 'react';
import { WarningIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { radio } from '../Checkbox/Checkbox.css.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { useControllable } from '../private/use-controllable.ts';
import * as styles from './ConflictChoice.css.ts';

/** Whose version of a field is kept. */
export type ConflictSide = 'mine' | 'theirs';

/** A field that both have changed, each in their own way. */
export interface ConflictField<Name extends string = string> {
  /** The key of the field in the choice. */
  name: Name;
  /** The name of the field for people. */
  label: string;
  /** What one has written oneself, as it is read. */
  mine: ReactNode;
  /** What the other has saved meanwhile. */
  theirs: ReactNode;
}

/** The texts of the choice, in the language of the moment. */
export interface ConflictLabels {
  /** The title: “Anna zapisała zmiany w tym samym czasie”. */
  title: string;
  /** What there is to do. */
  text: string;
  /** The words over one’s own version: “Twoja wersja”. */
  mine: string;
  /** The words over the other version: “Zapisane przez Annę, 18:04”. */
  theirs: string;
  /** The label of what keeps one’s own in every field. */
  allMine: string;
  /** The label of what takes the other’s in every field. */
  allTheirs: string;
}

export interface ConflictChoiceProps<Name extends string = string> {
  /** Those that both have changed; what only one has changed is no conflict. */
  fields: readonly ConflictField<Name>[];
  /** Whose version is kept, by the field, where the caller keeps it. */
  value?: Readonly<Record<Name, ConflictSide>> | undefined;
  /** The same at first; one's own in every field. */
  defaultValue?: Readonly<Record<Name, ConflictSide>> | undefined;
  /** Receives every new choice. */
  onValueChange?: ((value: Readonly<Record<Name, ConflictSide>>) => void) | undefined;
  /** The texts. */
  labels: ConflictLabels;
}

const sides = ['mine', 'theirs'] as const;

/** Somebody saved meanwhile: both versions beside each other, and a choice for each field. */
export function ConflictChoice<Name extends string = string>({
  fields,
  value,
  defaultValue,
  onValueChange,
  labels,
}: ConflictChoiceProps<Name>): ReactNode {
  const id = useId();
  const all = (side: ConflictSide) =>
    Object.fromEntries(fields.map(({ name }) => [name, side])) as Record<Name, ConflictSide>;
  const [chosen, choose] = useControllable(value, defaultValue ?? all('mine'), onValueChange);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out so
    <div className={styles.box} role="group" aria-labelledby={`${id}title`}>
      <div className={styles.head}>
        <span className={styles.sign}>
          <WarningIcon />
        </span>
        <div>
          <div className={styles.title} id={`${id}title`}>
            {labels.title}
          </div>
          <div className={styles.text}>{labels.text}</div>
        </div>
      </div>
      {fields.length > 1 && (
        <div className={styles.all}>
          <Button size="small" onClick={() => choose(all('mine'))}>
            {labels.allMine}
          </Button>
          <Button size="small" onClick={() => choose(all('theirs'))}>
            {labels.allTheirs}
          </Button>
        </div>
      )}
      {fields.map(({ name, label, ...versions }) => (
        <FieldGroup key={name} label={label} role="radiogroup">
          <div className={styles.versions}>
            {sides.map((side) => (
              <label key={side} className={styles.version}>
                <input
                  type="radio"
                  className={radio}
                  name={`${id}${name}`}
                  checked={chosen[name] === side}
                  onChange={() => choose({ ...chosen, [name]: side })}
                />
                <span className={styles.whose}>{labels[side]}</span>
                <span className={styles.value}>{versions[side]}</span>
              </label>
            ))}
          </div>
        </FieldGroup>
      ))}
    </div>
  );
}
