import { leastContrast } from '../contrast.ts';

/** A colour that is read or seen on another, and how much it has to stand out from that. */
export interface ColourPair {
  on: string;
  ink: string;
  least: number;
}

const text = (ink: string, on: string): ColourPair => ({ ink, on, least: leastContrast.text });
const drawn = (ink: string, on: string): ColourPair => ({ ink, on, least: leastContrast.drawn });

/** What the components put on what. */
export const pairs: readonly ColourPair[] = [
  text('text', 'background'),
  text('text', 'surface'),
  text('muted', 'surface'),
  text('muted', 'subtle'),
  text('accent', 'surface'),
  text('on-accent', 'accent'),
  text('on-fill', 'fill'),
  text('on-tint', 'tint'),
  text('on-selected', 'selected'),
  text('success', 'success-tint'),
  text('warning', 'warning-tint'),
  text('danger', 'danger-tint'),
  text('info', 'info-tint'),
  text('on-status', 'danger'),
  drawn('border', 'surface'),
  drawn('focus', 'surface'),
  drawn('chart-1', 'surface'),
  drawn('chart-2', 'surface'),
  drawn('chart-3', 'surface'),
  drawn('chart-4', 'surface'),
  drawn('chart-5', 'surface'),
  drawn('chart-6', 'surface'),
];
