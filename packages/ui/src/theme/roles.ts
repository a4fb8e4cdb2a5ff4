/**
 * The vocabulary of a theme. A component names a role, never a colour;
 * a family of themes says what each role looks like.
 */
export const colorRoles = [
  /** The page. */
  'background',
  /** Cards, bars. */
  'surface',
  /** What floats: menus, dialogs, toasts. */
  'raised',
  /** Quiet fill: hover, tracks, skeletons, fields of the filled style. */
  'subtle',
  /** Heads of tables. */
  'head',
  /** Inside of a field one types or chooses in. */
  'field',
  /** Hairlines that only separate. */
  'line',
  /** Outline of a card; transparent in a family whose cards stand out by their shadow. */
  'edge',
  /** Outline of a control: at least 3:1. */
  'border',
  'text',
  'muted',
  /** The one accent: links, what is on, the bars of progress. */
  'accent',
  'onAccent',
  /** Primary buttons: the accent, or a brighter relation of it that takes dark words. */
  'fill',
  'fillHover',
  'onFill',
  /** Accent as a wash behind text. */
  'tint',
  'tintHover',
  'onTint',
  /** The current entry of a menu. */
  'selected',
  'onSelected',
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
  /** Series of a chart, in this order: at least 3:1, and apart from each other for every kind of colour vision. */
  'chart1',
  'chart2',
  'chart3',
  'chart4',
  'chart5',
  'chart6',
] as const;

export type ColorRole = (typeof colorRoles)[number];
export type Palette = Readonly<Record<ColorRole, string>>;

export const shapeRoles = [
  'radiusTag',
  'radiusChip',
  'radiusControl',
  'radiusButton',
  /** Entries of a menu. */
  'radiusItem',
  'radiusCard',
  'radiusDialog',
  /** Shadow of a primary button. */
  'shadowButton',
  'shadowCard',
  /** Shadow of the top bar. */
  'shadowBar',
  /** Shadow of menus and toasts. */
  'shadowFloat',
  /** Shadow of dialogs and drawers. */
  'shadowDialog',
  /** Width of the mark at the start of the current entry of a menu. */
  'selectedMark',
  'focusWidth',
  'focusOffset',
  /** Height of buttons and inputs; a finger gets more. */
  'sizeControl',
  'sizeControlSmall',
  'sizeRowCompact',
  'sizeRow',
  'sizeRowComfortable',
  'font',
  'weightMedium',
  'weightStrong',
  /** `text-transform` and `letter-spacing` of the words on buttons. */
  'buttonCase',
  'buttonSpacing',
] as const;

export type ShapeRole = (typeof shapeRoles)[number];
export type Shape = Readonly<Record<ShapeRole, string>>;

/** Names a variable: `accentHover` → `--t-accent-hover`, `chart1` → `--t-chart-1`. */
export function variableName(role: ColorRole | ShapeRole): string {
  return `--t-${role.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)}`;
}
