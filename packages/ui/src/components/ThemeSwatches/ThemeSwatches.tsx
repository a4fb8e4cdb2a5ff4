'use client';

import { type ReactNode, useId } from 'react';
import type { Theme, ThemeName } from '../../theme/themes.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { useControllable } from '../private/use-controllable.ts';
import * as styles from './ThemeSwatches.css.ts';

export interface ThemeSwatchesProps extends FieldProps {
  /** What there is to choose from, in this order; `themes` of `@tatami/ui/theme`, or some of them. */
  themes: readonly Theme[];
  /** What a theme is called, in the current language: “Lara – indygo”. */
  nameOf: (theme: Theme) => string;
  /** What it is called under the name of its family: “indygo”. */
  colorOf: (theme: Theme) => string;
  /** The name of its family, over all of them: “Lara”. */
  familyOf: (theme: Theme) => string;
  /** The value, where the caller keeps it. */
  value?: ThemeName | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: ThemeName | undefined;
  /** Receives every new value. */
  onValueChange?: ((value: ThemeName) => void) | undefined;
  /** Receives one that is pointed at: it may be chosen soon. */
  onIntent?: ((value: ThemeName) => void) | undefined;
  /** The name in a form that the browser sends. */
  name?: string | undefined;
}

/** One of many themes, by family: radio buttons, each a page in small, in the colours of its theme. */
export function ThemeSwatches({
  themes,
  nameOf,
  colorOf,
  familyOf,
  value,
  defaultValue,
  onValueChange,
  onIntent,
  name,
  ...fieldProps
}: ThemeSwatchesProps): ReactNode {
  const ownName = useId();
  const [chosen, choose] = useControllable<ThemeName | undefined>(value, defaultValue, (next) => {
    if (next !== undefined) onValueChange?.(next);
  });
  return (
    <FieldGroup {...fieldProps} role="radiogroup">
      <div className={styles.swatches}>
        {[...new Set(themes.map(familyOf))].map((family, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: when others are offered, each place shows another picture
          <div key={at} className={styles.family} data-name={family}>
            {themes
              .filter((theme) => familyOf(theme) === family)
              .map((theme, place) => (
                <input
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same
                  key={place}
                  type="radio"
                  className={styles.swatch}
                  style={{ background: pictureOf(theme) }}
                  name={name ?? ownName}
                  value={theme.name}
                  checked={theme.name === chosen}
                  onChange={() => choose(theme.name)}
                  onPointerEnter={() => onIntent?.(theme.name)}
                  title={nameOf(theme)}
                  aria-label={nameOf(theme)}
                  data-name={colorOf(theme)}
                />
              ))}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}

const grey = 'rgb(128 128 128 / .45)';

/**
 * The bar, menu, title, button and three rows: drawn and not built, as a change of theme looks at every element there
 * is.
 */
function pictureOf({ swatch: { accent, bar, background } }: Theme): string {
  const box = (color: string, x: string, y: number, width: string, height: number) =>
    `linear-gradient(${color} 0 0) ${x} ${y}px / ${width} ${height}px no-repeat`;
  const atEnd = 'calc(100% - 6px)';
  const row = (y: number) => [box(grey, '31px', y, '45%', 2), box(accent, atEnd, y - 1, '4px', 4)];
  return [
    box(accent, '5px', 3, '4px', 4),
    box(bar, '0', 0, '100%', 10),
    box(accent, '4px', 15, '15px', 4),
    ...[23, 30, 37].map((y) => box(grey, '6px', y, '11px', 2)),
    box(accent, atEnd, 14, '16px', 6),
    box('rgb(128 128 128 / .9)', '28px', 16, '22%', 3),
    ...[28, 36, 44].flatMap(row),
    box(grey, '23px', 10, '1px', 44),
    background,
  ].join(',');
}
