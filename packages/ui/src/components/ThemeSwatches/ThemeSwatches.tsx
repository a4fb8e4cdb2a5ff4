import { useId } from 'react';
import type { Theme, ThemeName } from '../../theme/themes.ts';
import { FieldGroup, type FieldProps } from '../Field/Field.tsx';
import { useControllable } from '../private/use-controllable.ts';
import * as styles from './ThemeSwatches.css.ts';

export interface ThemeSwatchesProps extends FieldProps {
  /** What there is to choose from, in this order; `themes` of `@tatami/ui/theme`, or some of them. */
  themes: readonly Theme[];
  /** What a theme is called, in the current language. */
  nameOf: (theme: Theme) => string;
  /** The value, where the caller keeps it. */
  value?: ThemeName | undefined;
  /** The value at first, where the component keeps it. */
  defaultValue?: ThemeName | undefined;
  /** Told every new value. */
  onValueChange?: ((value: ThemeName) => void) | undefined;
  /** Told of one that is pointed at: it may be chosen soon. */
  onIntent?: ((value: ThemeName) => void) | undefined;
  /** Its name in a form that the browser sends. */
  name?: string | undefined;
}

/** One of many themes: radio buttons, each in the colours of its theme. */
export function ThemeSwatches({
  themes,
  nameOf,
  value,
  defaultValue,
  onValueChange,
  onIntent,
  name,
  ...fieldProps
}: ThemeSwatchesProps) {
  const ownName = useId();
  const [chosen, choose] = useControllable<ThemeName | undefined>(value, defaultValue, (next) => {
    if (next !== undefined) onValueChange?.(next);
  });
  return (
    <FieldGroup {...fieldProps} role="radiogroup">
      <div className={styles.swatches}>
        {themes.map((theme, place) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: when others are offered, each place shows another picture
            key={place}
            type="radio"
            className={styles.swatch}
            style={{ background: pictureOf(theme), color: theme.swatch.background }}
            name={name ?? ownName}
            value={theme.name}
            checked={theme.name === chosen}
            onChange={() => choose(theme.name)}
            onPointerEnter={() => onIntent?.(theme.name)}
            title={nameOf(theme)}
            aria-label={nameOf(theme)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** Accent on bar on page, drawn and not built: a change of theme looks at every element there is. */
function pictureOf({ swatch: { accent, bar, background } }: Theme): string {
  const dot = `radial-gradient(circle at 50% ${styles.dotCentre}, ${accent} 10.5px, transparent 11.5px)`;
  return `${dot}, linear-gradient(${bar} 11px, ${background} 11px)`;
}
