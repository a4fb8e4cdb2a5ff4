import type { Ground, Hue, Look, Scheme } from './family.ts';
import { type Oklch, toHex, withContrast } from './oklch.ts';
import type { Palette } from './roles.ts';

/**
 * The contrast by WCAG 2.2 AA: text (1.4.3), and what makes a control recognisable (1.4.11). What is read at length
 * gets more.
 */
const READING = 7;
const TEXT = 4.5;
const CONTROL = 3;

const statusHues = { success: 152, warning: 62, danger: 25, info: 245 };

/** How colourful a grey is that leans by 1. */
const greyChroma = {
  light: {
    background: 0.004,
    surface: 0,
    raised: 0,
    subtle: 0.008,
    line: 0.01,
    border: 0.02,
    text: 0.02,
    muted: 0.02,
  },
  dark: {
    background: 0.012,
    surface: 0.014,
    raised: 0.016,
    subtle: 0.016,
    line: 0.018,
    border: 0.02,
    text: 0.008,
    muted: 0.015,
  },
};

/** What sets light palettes apart from dark ones. `away` is counted in lightness from the surface. */
const traits = {
  light: {
    tint: { away: -0.05, chroma: 0.03 },
    tintHover: { away: -0.08, chroma: 0.045 },
    onTint: { l: 0.38, chroma: 1 },
    wash: { away: -0.045, chroma: 0.03 },
    status: { l: 0.52, chroma: 0.15 },
    dangerHover: { l: 0.45, chroma: 0.15 },
    onSolid: { l: 1, chroma: 0 },
    scrim: 'rgb(15 15 30 / 0.45)',
  },
  dark: {
    tint: { away: 0.085, chroma: 0.06 },
    tintHover: { away: 0.135, chroma: 0.07 },
    onTint: { l: 0.88, chroma: 0.5 },
    wash: { away: 0.075, chroma: 0.05 },
    status: { l: 0.77, chroma: 0.13 },
    dangerHover: { l: 0.83, chroma: 0.1 },
    onSolid: { l: 0.17, chroma: 0.03 },
    scrim: 'rgb(0 0 0 / 0.6)',
  },
};

/**
 * The series of a chart: hue counted from the accent's, and lightness. No two are equally light, which is what tells
 * them apart where hues can't.
 */
const series = {
  chart1: { turn: 0, light: 0.5, dark: 0.76 },
  chart2: { turn: 330, light: 0.62, dark: 0.9 },
  chart3: { turn: 300, light: 0.36, dark: 0.63 },
  chart4: { turn: 150, light: 0.56, dark: 0.83 },
  chart5: { turn: 255, light: 0.29, dark: 0.96 },
  chart6: { turn: 180, light: 0.43, dark: 0.69 },
};

/** What everything else stands on. */
type Grounds = Readonly<Record<'background' | 'surface' | 'raised' | 'subtle' | 'line', Oklch>>;

/** The colours of a theme. Each one that something is read or told apart by is moved until it is clear enough. */
export function makePalette(look: Look, hue: Hue): Palette {
  return paletteOn(groundsOf(look, hue), look, hue, READING);
}

/** The colours of what stands on a ground of its own, like a dark top bar; nothing where the ground is plain. */
export function makeGroundPalette(
  ground: Ground,
  look: Look,
  hue: Hue,
): { scheme: Scheme; palette: Palette } | undefined {
  if (ground === 'surface') return;
  const color = groundColor(ground, look, hue);
  const scheme: Scheme = color.l > 0.6 ? 'light' : 'dark';
  const step = color.l > 0.35 ? -0.04 : 0.05;
  const moved = (steps: number) => ({ ...color, l: color.l + steps * step });
  const grounds = { background: color, surface: color, raised: color, subtle: moved(1), line: moved(2) };
  const own: Look = scheme === look.scheme ? look : { ...look, ...inverse, scheme };
  return { scheme, palette: paletteOn(grounds, own, hue, TEXT) };
}

/** How light the text is on a dark ground in a light theme. */
const inverse = { text: 0.98, muted: 0.85, border: 0.7, accent: 0.8, accentHover: 0.86 };

function groundsOf(look: Look, hue: Hue): Grounds {
  const grey = greys(look, hue);
  return {
    background: grey('background'),
    surface: grey('surface'),
    raised: grey('raised'),
    subtle: grey('subtle'),
    line: grey('line'),
  };
}

function greys(look: Look, hue: Hue) {
  const chroma = greyChroma[look.scheme];
  return (role: keyof typeof chroma): Oklch => ({
    l: look[role],
    c: chroma[role] * look.grey.tint,
    h: look.grey.hue ?? hue.angle,
  });
}

function groundColor(ground: Exclude<Ground, 'surface'>, look: Look, hue: Hue): Oklch {
  if (ground === 'accent') return { l: 0.46, c: hue.chroma.light, h: hue.angle };
  if (typeof ground === 'string') return groundsOf(look, hue)[ground];
  return { l: ground.grey, c: 0.012 * look.grey.tint, h: look.grey.hue ?? hue.angle };
}

function paletteOn(grounds: Grounds, look: Look, hue: Hue, reading: number): Palette {
  const trait = traits[look.scheme];
  const accentChroma = hue.chroma[look.scheme];
  const at = (l: number, c: number, h = hue.angle): Oklch => ({ l, c, h });
  const grey = greys(look, hue);

  const background = toHex(grounds.background);
  const surface = toHex(grounds.surface);
  const raised = toHex(grounds.raised);
  const subtle = toHex(grounds.subtle);
  const line = toHex(grounds.line);
  const plain = [background, surface, raised, subtle];

  // On a middling ground washes go the other way: light text is nearer its limit than dark grounds are.
  const direction = look.scheme === 'dark' && grounds.surface.l > 0.35 ? -1 : 1;
  const wash = ({ away, chroma }: { away: number; chroma: number }, h = hue.angle) =>
    toHex(at(grounds.surface.l + direction * away, chroma * look.wash, h));
  const tint = wash(trait.tint);
  const tintHover = wash(trait.tintHover);

  const onSolid = toHex(at(trait.onSolid.l, trait.onSolid.chroma));
  const status = (h: number) => {
    const fill = wash(trait.wash, h);
    const solid = withContrast(
      at(trait.status.l, trait.status.chroma, h),
      [...plain, tint, fill, onSolid],
      TEXT,
    );
    return { solid, fill };
  };
  const success = status(statusHues.success);
  const warning = status(statusHues.warning);
  const danger = status(statusHues.danger);
  const info = status(statusHues.info);
  const washes = [tint, tintHover, success.fill, warning.fill, danger.fill, info.fill];

  const text = withContrast(grey('text'), [...plain, ...washes], reading);
  const accent = withContrast(at(look.accent, accentChroma), [...plain, tint, onSolid], TEXT);
  const onTint = withContrast(
    at(trait.onTint.l, accentChroma * trait.onTint.chroma),
    [tint, tintHover],
    TEXT,
  );
  const selected = selectedColors();

  return {
    background,
    surface,
    raised,
    subtle,
    head: { background, surface, raised, subtle }[look.head],
    field: { background, surface }[look.field],
    line,
    edge: { line, background, none: 'transparent' }[look.edge],
    border: withContrast(grey('border'), [...plain, tint], CONTROL),
    text,
    muted: withContrast(grey('muted'), [...plain, tint, tintHover], TEXT),
    accent,
    onAccent: onSolid,
    ...fillColors(),
    tint,
    tintHover,
    onTint,
    selected: selected.fill,
    onSelected: selected.on,
    success: success.solid,
    successTint: success.fill,
    warning: warning.solid,
    warningTint: warning.fill,
    danger: danger.solid,
    dangerHover: withContrast(
      at(trait.dangerHover.l, trait.dangerHover.chroma, statusHues.danger),
      [...plain, onSolid],
      TEXT,
    ),
    dangerTint: danger.fill,
    info: info.solid,
    infoTint: info.fill,
    onStatus: onSolid,
    focus:
      look.focus === 'text' ? text : withContrast(at(look.accent, accentChroma), [...plain, tint], CONTROL),
    scrim: trait.scrim,
    chart1: chart('chart1'),
    chart2: chart('chart2'),
    chart3: chart('chart3'),
    chart4: chart('chart4'),
    chart5: chart('chart5'),
    chart6: chart('chart6'),
  };

  function fillColors(): Pick<Palette, 'fill' | 'fillHover' | 'onFill'> {
    if (hue.fill && look.scheme === 'light') {
      const { l, c } = hue.fill;
      const fill = toHex(at(l, c));
      const fillHover = toHex(at(l - 0.05, c));
      return { fill, fillHover, onFill: withContrast(at(0.25, 0.05), [fill, fillHover], TEXT) };
    }
    const fillHover = withContrast(at(look.accentHover, accentChroma), [...plain, onSolid], TEXT);
    return { fill: accent, fillHover, onFill: onSolid };
  }

  function selectedColors(): { fill: string; on: string } {
    switch (look.selected) {
      case 'tint':
        return { fill: tint, on: onTint };
      case 'subtle':
        return { fill: subtle, on: text };
      case 'accent':
        return { fill: accent, on: onSolid };
      default: {
        const { angle, chroma } = look.selected;
        const fill = withContrast(at(look.accent, chroma[look.scheme], angle), [surface, onSolid], TEXT);
        return { fill, on: onSolid };
      }
    }
  }

  function chart(role: keyof typeof series): string {
    const { turn, [look.scheme]: l } = series[role];
    return withContrast(at(l, 0.14, hue.angle + turn), plain, CONTROL);
  }
}
