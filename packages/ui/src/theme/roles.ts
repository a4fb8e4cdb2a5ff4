/**
 * The vocabulary of a theme. A component names a role, never a colour;
 * a family of themes says what each role looks like.
 */
export const colorRoles = [
  /** The page. */
  'background',
  /** Cards, bars, inputs. */
  'surface',
  /** What floats: menus, dialogs, toasts. */
  'raised',
  /** Quiet fill: hover, table heads, tracks, skeletons. */
  'subtle',
  /** Hairlines that only separate. */
  'line',
  /** Outline of a control: at least 3:1. */
  'border',
  'text',
  'muted',
  /** The one accent: primary buttons, links, what is selected. */
  'accent',
  'accentHover',
  'onAccent',
  /** Accent as a wash behind text. */
  'tint',
  'tintHover',
  'onTint',
  'success',
  'successTint',
  'warning',
  'warningTint',
  'danger',
  'dangerHover',
  'dangerTint',
  'info',
  'infoTint',
  /** Text on a solid fill of success, warning, danger or info. */
  'onStatus',
  'focus',
  /** Behind a modal dialog. */
  'scrim',
] as const;

export type ColorRole = (typeof colorRoles)[number];
export type Palette = Readonly<Record<ColorRole, string>>;

export const shapeRoles = [
  'radiusTag',
  'radiusControl',
  'radiusCard',
  'radiusDialog',
  /** Shadow of menus and toasts. */
  'shadowFloat',
  /** Shadow of dialogs and drawers. */
  'shadowDialog',
] as const;

export type ShapeRole = (typeof shapeRoles)[number];
export type Shape = Readonly<Record<ShapeRole, string>>;

/** `accentHover` → `--t-accent-hover`. */
export function variableName(role: ColorRole | ShapeRole): string {
  return `--t-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
