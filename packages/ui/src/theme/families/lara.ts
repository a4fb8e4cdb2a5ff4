import type { Hue, Scheme, ThemeFamily } from '../family.ts';
import { type Oklch, toHex, withContrast } from '../oklch.ts';
import type { Palette, Shape } from '../roles.ts';

/** WCAG 2.2 AA: text (1.4.3), and what makes a control recognisable (1.4.11). */
const TEXT = 4.5;
const CONTROL = 3;

const hues = {
  indigo: { angle: 277, chroma: { light: 0.17, dark: 0.14 } },
  blue: { angle: 258, chroma: { light: 0.17, dark: 0.14 } },
  purple: { angle: 302, chroma: { light: 0.17, dark: 0.14 } },
  pink: { angle: 356, chroma: { light: 0.17, dark: 0.14 } },
  amber: { angle: 68, chroma: { light: 0.11, dark: 0.14 } },
  green: { angle: 150, chroma: { light: 0.13, dark: 0.14 } },
  teal: { angle: 184, chroma: { light: 0.09, dark: 0.12 } },
  cyan: { angle: 222, chroma: { light: 0.1, dark: 0.12 } },
} satisfies Record<string, Hue>;

const statusHues = { success: 152, warning: 62, danger: 25, info: 245 };

function lightPalette({ angle, chroma }: Hue): Palette {
  const at = (l: number, c: number, h = angle): Oklch => ({ l, c, h });
  const background = toHex(at(0.985, 0.004));
  const surface = '#ffffff';
  const subtle = toHex(at(0.965, 0.008));
  const tint = toHex(at(0.95, 0.03));
  const tintHover = toHex(at(0.92, 0.045));
  const onAccent = '#ffffff';
  const plain = [background, surface, subtle];

  const status = (hue: number) => {
    const wash = toHex(at(0.955, 0.03, hue));
    return { solid: withContrast(at(0.52, 0.15, hue), [...plain, wash], TEXT), wash };
  };
  const success = status(statusHues.success);
  const warning = status(statusHues.warning);
  const danger = status(statusHues.danger);
  const info = status(statusHues.info);

  return {
    background,
    surface,
    raised: surface,
    subtle,
    line: toHex(at(0.91, 0.01)),
    border: withContrast(at(0.66, 0.02), [...plain, tint], CONTROL),
    text: toHex(at(0.22, 0.02)),
    muted: withContrast(at(0.48, 0.02), [...plain, tint, tintHover], TEXT),
    accent: withContrast(at(0.51, chroma.light), [...plain, tint, onAccent], TEXT),
    accentHover: withContrast(at(0.45, chroma.light), [...plain, tint, onAccent], TEXT),
    onAccent,
    tint,
    tintHover,
    onTint: withContrast(at(0.38, chroma.light), [tint, tintHover], TEXT),
    success: success.solid,
    successTint: success.wash,
    warning: warning.solid,
    warningTint: warning.wash,
    danger: danger.solid,
    dangerHover: withContrast(at(0.45, 0.15, statusHues.danger), plain, TEXT),
    dangerTint: danger.wash,
    info: info.solid,
    infoTint: info.wash,
    onStatus: '#ffffff',
    focus: withContrast(at(0.51, chroma.light), [...plain, tint], CONTROL),
    scrim: 'rgb(15 15 30 / 0.45)',
  };
}

function darkPalette({ angle, chroma }: Hue): Palette {
  const at = (l: number, c: number, h = angle): Oklch => ({ l, c, h });
  const background = toHex(at(0.17, 0.012));
  const surface = toHex(at(0.205, 0.014));
  const raised = toHex(at(0.24, 0.016));
  const subtle = toHex(at(0.265, 0.016));
  const tint = toHex(at(0.29, 0.06));
  const tintHover = toHex(at(0.34, 0.07));
  const onAccent = toHex(at(0.17, 0.03));
  const plain = [background, surface, raised, subtle];

  const status = (hue: number) => {
    const wash = toHex(at(0.28, 0.05, hue));
    return { solid: withContrast(at(0.77, 0.13, hue), [...plain, wash], TEXT), wash };
  };
  const success = status(statusHues.success);
  const warning = status(statusHues.warning);
  const danger = status(statusHues.danger);
  const info = status(statusHues.info);

  return {
    background,
    surface,
    raised,
    subtle,
    line: toHex(at(0.3, 0.018)),
    border: withContrast(at(0.54, 0.02), [...plain, tint], CONTROL),
    text: toHex(at(0.95, 0.008)),
    muted: withContrast(at(0.72, 0.015), [...plain, tint, tintHover], TEXT),
    accent: withContrast(at(0.74, chroma.dark), [...plain, tint, onAccent], TEXT),
    accentHover: withContrast(at(0.8, chroma.dark), [...plain, tint, onAccent], TEXT),
    onAccent,
    tint,
    tintHover,
    onTint: withContrast(at(0.88, 0.07), [tint, tintHover], TEXT),
    success: success.solid,
    successTint: success.wash,
    warning: warning.solid,
    warningTint: warning.wash,
    danger: danger.solid,
    dangerHover: toHex(at(0.83, 0.1, statusHues.danger)),
    dangerTint: danger.wash,
    info: info.solid,
    infoTint: info.wash,
    onStatus: onAccent,
    focus: withContrast(at(0.74, chroma.dark), [...plain, tint], CONTROL),
    scrim: 'rgb(0 0 0 / 0.6)',
  };
}

function shape(scheme: Scheme): Shape {
  const shade = scheme === 'light' ? [0.06, 0.1, 0.18] : [0.3, 0.4, 0.6];
  return {
    radiusTag: '6px',
    radiusControl: '8px',
    radiusCard: '12px',
    radiusDialog: '16px',
    shadowFloat: `0 1px 3px rgb(10 10 30 / ${shade[0]}), 0 8px 24px rgb(10 10 30 / ${shade[1]})`,
    shadowDialog: `0 2px 6px rgb(10 10 30 / ${shade[0]}), 0 24px 56px rgb(10 10 30 / ${shade[2]})`,
  };
}

/** Calm surfaces, one accent, a clear focus ring: the look the club's first application had. */
export const lara: ThemeFamily = {
  name: 'lara',
  hues,
  palette: (scheme, hue) => (scheme === 'light' ? lightPalette(hue) : darkPalette(hue)),
  shape,
};
